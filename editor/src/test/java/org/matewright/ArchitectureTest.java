package org.matewright;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.GeneralCodingRules;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.matewright.rules.law.Law;

/** The directions in which modules and packages may use each other. */
class ArchitectureTest {
    private static final String ROOT = "org.matewright.";

    /** The packages of the rules from the ground up: each may use those before it and none after it. */
    private static final List<String> RULES_FROM_THE_GROUND =
            List.of("rules", "rules.betza", "rules.engine", "rules.law", "rules.variant", "rules.define");

    /** The packages of the engine from the ground up. */
    private static final List<String> ENGINE_FROM_THE_GROUND = List.of(
            "rules.engine.packed",
            "rules.engine.tables",
            "rules.engine.endings",
            "rules.engine.captures",
            "rules.engine.board",
            "rules.engine.attacks",
            "rules.engine.moves",
            "rules.engine.mates",
            "rules.engine");

    /** The packages of the puzzles, each with those that it may use besides the values at their root. */
    private static final Map<String, List<String>> PUZZLES = Map.of(
            "puzzles", List.of(),
            "puzzles.text", List.of(),
            "puzzles.solve",
                    List.of(
                            "puzzles.solve.battle",
                            "puzzles.solve.line",
                            "puzzles.solve.search",
                            "puzzles.solve.target"),
            "puzzles.twin", List.of("puzzles.text"),
            "puzzles.io", List.of("puzzles.text", "puzzles.twin"),
            "puzzles.diagram", List.of("puzzles.text", "puzzles.twin"),
            "puzzles.report", List.of("puzzles.text", "puzzles.twin", "puzzles.solve"));

    /** The rooms of the solver, each with those that it may use; none may use the surface above them. */
    private static final Map<String, List<String>> SOLVER_ROOMS = Map.of(
            "puzzles.solve.search", List.of(),
            "puzzles.solve.battle", List.of("puzzles.solve.search"),
            "puzzles.solve.target", List.of("puzzles.solve.search"),
            "puzzles.solve.line", List.of("puzzles.solve.search", "puzzles.solve.target"));

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .withImportOption(location -> !location.contains("-tests.jar"))
            .importPackages("org.matewright");

    @Test
    void classesOfAllModulesAreSeen() {
        assertThat(CLASSES.stream().map(JavaClass::getPackageName).collect(Collectors.toSet()))
                .containsAll(RULES_FROM_THE_GROUND.stream().map(ROOT::concat).toList())
                .containsAll(ENGINE_FROM_THE_GROUND.stream().map(ROOT::concat).toList())
                .contains(ROOT + "puzzles", ROOT + "editor", ROOT + "editor.document");
    }

    @Test
    void rulesUseNoOtherModule() {
        noClasses()
                .that()
                .resideInAPackage(ROOT + "rules..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(ROOT + "puzzles..", ROOT + "editor..")
                .check(CLASSES);
    }

    @Test
    void puzzlesUseNothingOfTheEditor() {
        noClasses()
                .that()
                .resideInAPackage(ROOT + "puzzles..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(ROOT + "editor..")
                .check(CLASSES);
    }

    @ParameterizedTest
    @MethodSource("everyRulesPackageWithThoseAboveIt")
    void rulesPackagesPointDown(String lower, List<String> higher) {
        noClasses()
                .that()
                .resideInAnyPackage(packagesOf(List.of(lower)))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(packagesOf(higher))
                .check(CLASSES);
    }

    @ParameterizedTest
    @MethodSource("everyEnginePackageWithThoseAboveIt")
    void enginePackagesPointDown(String lower, List<String> higher) {
        noClasses()
                .that()
                .resideInAPackage(ROOT + lower)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(higher.stream().map(ROOT::concat).toArray(String[]::new))
                .check(CLASSES);
    }

    @Test
    void theCompilerOfRulesUsesTablesAndTheRulesInThemAlone() {
        noClasses()
                .that()
                .resideInAPackage(ROOT + "rules.engine.compile")
                .should()
                .dependOnClassesThat(resideInAPackage(ROOT + "rules.engine..")
                        .and(resideInAnyPackage(
                                        ROOT + "rules.engine.compile",
                                        ROOT + "rules.engine.packed",
                                        ROOT + "rules.engine.tables",
                                        ROOT + "rules.engine.endings",
                                        ROOT + "rules.engine.captures")
                                .negate()))
                .check(CLASSES);
    }

    @Test
    void theEngineNeverUsesItsCompiler() {
        noClasses()
                .that()
                .resideInAPackage(ROOT + "rules.engine..")
                .and()
                .resideOutsideOfPackage(ROOT + "rules.engine.compile")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(ROOT + "rules.engine.compile")
                .check(CLASSES);
    }

    static List<Object[]> everyRulesPackageWithThoseAboveIt() {
        return eachWithThoseAboveIt(RULES_FROM_THE_GROUND);
    }

    static List<Object[]> everyEnginePackageWithThoseAboveIt() {
        return eachWithThoseAboveIt(ENGINE_FROM_THE_GROUND);
    }

    private static List<Object[]> eachWithThoseAboveIt(List<String> fromTheGround) {
        int count = fromTheGround.size();
        return IntStream.range(0, count - 1)
                .mapToObj(i -> new Object[] {fromTheGround.get(i), fromTheGround.subList(i + 1, count)})
                .toList();
    }

    @ParameterizedTest
    @MethodSource("everyPuzzlesPackageWithThoseItMayUse")
    void puzzlesPackagesPointDown(String name, List<String> below) {
        noClasses()
                .that()
                .resideInAPackage(ROOT + name)
                .should()
                .dependOnClassesThat(resideInAPackage(ROOT + "puzzles..")
                        .and(resideInAnyPackage(ROOT + name, ROOT + "puzzles").negate())
                        .and(resideInAnyPackage(packagesOf(below)).negate()))
                .check(CLASSES);
    }

    static List<Object[]> everyPuzzlesPackageWithThoseItMayUse() {
        return PUZZLES.entrySet().stream()
                .map(entry -> new Object[] {entry.getKey(), entry.getValue()})
                .toList();
    }

    @ParameterizedTest
    @MethodSource("everySolverRoomWithThoseItMayUse")
    void solverRoomsPointDown(String room, List<String> below) {
        noClasses()
                .that()
                .resideInAPackage(ROOT + room)
                .should()
                .dependOnClassesThat(resideInAPackage(ROOT + "puzzles.solve..")
                        .and(resideInAPackage(ROOT + room).negate())
                        .and(resideInAnyPackage(packagesOf(below)).negate()))
                .check(CLASSES);
    }

    static List<Object[]> everySolverRoomWithThoseItMayUse() {
        return SOLVER_ROOMS.entrySet().stream()
                .map(room -> new Object[] {room.getKey(), room.getValue()})
                .toList();
    }

    @Test
    void everyRoomOfTheSolverIsListed() {
        assertThat(CLASSES.stream()
                        .map(JavaClass::getPackageName)
                        .filter(name -> name.startsWith(ROOT + "puzzles.solve."))
                        .map(name -> name.substring(ROOT.length())))
                .isSubsetOf(SOLVER_ROOMS.keySet());
    }

    /** The searches are an inside of the solver: all others go through its surface. */
    @Test
    void solverRoomsAreUsedByTheSolverAlone() {
        noClasses()
                .that()
                .resideOutsideOfPackage(ROOT + "puzzles.solve..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(packagesOf(List.copyOf(SOLVER_ROOMS.keySet())))
                .check(CLASSES);
    }

    /** What is to be known of a variant's laws, {@code Law} and {@code Laws} answer; a new law is then no news to anybody. */
    @Test
    void nobodyNamesASingleLaw() {
        noClasses()
                .that()
                .resideOutsideOfPackage(ROOT + "rules.law")
                .should()
                .dependOnClassesThat(JavaClass.Predicates.assignableTo(Law.class)
                        .and(JavaClass.Predicates.equivalentTo(Law.class).negate()))
                .check(CLASSES);
    }

    @Test
    void configRestsOnTheBasicsAlone() {
        noClasses()
                .that()
                .resideInAPackage(ROOT + "rules.config")
                .should()
                .dependOnClassesThat(resideInAPackage("org.matewright..")
                        .and(resideInAPackage(ROOT + "rules.config").negate())
                        .and(resideInAPackage(ROOT + "rules").negate()))
                .allowEmptyShould(true)
                .check(CLASSES);
    }

    @Test
    void configIsReadByLawsDefinitionsPuzzlesAndTheirTextAlone() {
        noClasses()
                .that()
                .resideOutsideOfPackages(
                        ROOT + "rules.config",
                        ROOT + "rules.law",
                        ROOT + "rules.define",
                        ROOT + "puzzles..",
                        ROOT + "editor.source")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(ROOT + "rules.config")
                .check(CLASSES);
    }

    @Test
    void theYamlLibraryIsSeenInConfigAlone() {
        noClasses()
                .that()
                .resideOutsideOfPackage(ROOT + "rules.config")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.yaml..")
                .check(CLASSES);
    }

    @Test
    void rulesDrawNothing() {
        noClasses()
                .that()
                .resideInAPackage(ROOT + "rules..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.awt..", "javax.swing..")
                .check(CLASSES);
    }

    @Test
    void puzzlesOpenNoWindow() {
        noClasses()
                .that()
                .resideInAPackage(ROOT + "puzzles..")
                .should()
                .dependOnClassesThat(
                        resideInAPackage("javax.swing..").or(JavaClass.Predicates.assignableTo("java.awt.Component")))
                .check(CLASSES);
    }

    @Test
    void documentsAndTheirSolvingKnowNoScreen() {
        noClasses()
                .that()
                .resideInAnyPackage(ROOT + "editor.document..", ROOT + "editor.solving..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.awt..", "javax.swing..")
                .check(CLASSES);
    }

    @Test
    void onlyTheCommandLineAndTheEntryUseTheStandardStreams() {
        noClasses()
                .that()
                .resideOutsideOfPackage(ROOT + "puzzles.cli..")
                .and()
                .doNotHaveFullyQualifiedName(ROOT + "editor.Main")
                .should(GeneralCodingRules.ACCESS_STANDARD_STREAMS)
                .check(CLASSES);
    }

    @Test
    void noPackagesFormACycle() {
        slices().matching("org.matewright.(**)").should().beFreeOfCycles().check(CLASSES);
    }

    /** The packages of the names, the engine with all its rooms. */
    private static String[] packagesOf(List<String> names) {
        return names.stream()
                .map(name -> ROOT + name + (name.equals("rules.engine") ? ".." : ""))
                .toArray(String[]::new);
    }
}
