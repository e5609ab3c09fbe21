package org.matewright.rules.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.matewright.rules.Geometry;
import org.matewright.rules.Outcome;
import org.matewright.rules.Side;
import org.matewright.rules.Symmetry;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.Faults;
import org.matewright.rules.config.YamlReader;
import org.matewright.rules.config.YamlWriter;
import org.matewright.rules.law.Promotion.When;
import org.matewright.rules.testkit.MarkedText;

class LawsTest {
    private static final Geometry BOARD = Geometry.of(8, 8);

    private final Faults faults = new Faults();
    private final LawContext context = new LawContext(
            BOARD,
            Symmetry.MIRROR,
            List.of(
                    new LawContext.Type("pawn", false, false),
                    new LawContext.Type("gold general", false, false),
                    new LawContext.Type("rook", false, false),
                    new LawContext.Type("queen", false, false),
                    new LawContext.Type("king", true, true)),
            faults);

    private Laws read(String yaml) {
        Config root = YamlReader.readOne(yaml + "year: 1\n", "").root();
        return Laws.read((Config.Fields) root, context);
    }

    private Promotion promotion(String yaml) {
        return read(yaml).get(Promotion.class);
    }

    private void assertFaultsAreMarked(String marked) {
        MarkedText text = MarkedText.of(marked);
        read(text.text());
        assertThat(MarkedText.shown(faults.sorted())).isEqualTo(text.expected());
    }

    private static String squares(Region region, Side side) {
        return region.squares(side).stream().mapToObj(BOARD::name).collect(Collectors.joining(" "));
    }

    @Test
    void everyLawHasAKeyAndEveryKindOfLawIsListed() {
        assertThat(Laws.KINDS.stream().map(LawKind::type).collect(Collectors.toSet()))
                .isEqualTo(Set.copyOf(Arrays.asList(Law.class.getPermittedSubclasses())));
        assertThat(Laws.KINDS).allSatisfy(kind -> {
            assertThat(kind.info().help()).endsWith(".");
            assertThat(kind.info().preset()).isNotEmpty();
        });
    }

    @Test
    void theExampleOfEachLawReadsWithoutAFault() {
        for (LawKind<?> kind : Laws.KINDS) {
            String example = kind.info().example().replace("silver general", "rook") + "\n";
            read(example);
            assertThat(faults.sorted()).as(example).isEmpty();
        }
    }

    @Test
    void withoutAWordThePawnMustPromoteOnTheLastRankToAnythingButPawnAndKing() {
        Promotion.Rule rule = promotion("").rule("pawn").orElseThrow();
        assertThat(rule.targets()).containsExactly("gold general", "rook", "queen");
        assertThat(squares(rule.zone(), Side.WHITE)).isEqualTo("a8 b8 c8 d8 e8 f8 g8 h8");
        assertThat(squares(rule.zone(), Side.BLACK)).isEqualTo("a1 b1 c1 d1 e1 f1 g1 h1");
        assertThat(rule.when()).containsExactly(When.ARRIVING);
        assertThat(rule.isForced(Side.WHITE, BOARD.square("c8"))).isTrue();
        assertThat(promotion("").rules()).hasSize(1);
        assertThat(read("").get(Castling.class).partners()).containsExactly("rook");
        assertThat(read("").get(Results.class))
                .isEqualTo(new Results(Outcome.LOSS, Outcome.DRAW, Outcome.NONE, Outcome.DRAW));
    }

    @Test
    void noneTakesALawAway() {
        Laws laws = read("promotion: none\ncastling: none\nresults: none\n");
        assertThat(laws.get(Promotion.class)).isEqualTo(Promotion.NONE);
        assertThat(laws.get(Castling.class)).isEqualTo(Castling.NONE);
        assertThat(laws.get(Results.class)).isEqualTo(Results.ORTHODOX);
        assertThat(faults.sorted()).isEmpty();
    }

    @Test
    void promotionCanBeSaidPieceByPiece() {
        Promotion promotion = promotion("""
                promotion:
                  rook: queen
                  pawn: {zone: last 2, to: [queen, rook], forced: last 1, when: [entering, leaving]}
                """);
        assertThat(faults.sorted()).isEmpty();
        // in the order of the types, whatever the order of the file
        assertThat(promotion.rules()).extracting(Promotion.Rule::piece).containsExactly("pawn", "rook");
        Promotion.Rule pawn = promotion.rules().get(0);
        assertThat(pawn.targets()).containsExactly("queen", "rook");
        assertThat(pawn.when()).containsExactly(When.ENTERING, When.LEAVING);
        assertThat(squares(pawn.forced(), Side.BLACK)).isEqualTo("a1 b1 c1 d1 e1 f1 g1 h1");
        Promotion.Rule rook = promotion.rules().get(1);
        assertThat(squares(rook.zone(), Side.WHITE)).isEqualTo("a8 b8 c8 d8 e8 f8 g8 h8");
        assertThat(rook.targets()).containsExactly("queen");
    }

    @Test
    void promotionCanBeSaidForManyAtOnce() {
        Promotion promotion = promotion("""
                promotion:
                  zone: last 4
                  when: arriving
                  to: {pawn: gold general, gold general: rook}
                  forced: {pawn: last 1}
                """);
        assertThat(faults.sorted()).isEmpty();
        Promotion.Rule pawn = promotion.rule("pawn").orElseThrow();
        Promotion.Rule gold = promotion.rule("gold general").orElseThrow();
        assertThat(squares(pawn.zone(), Side.WHITE)).startsWith("a5 b5").hasSize(32 * 3 - 1);
        assertThat(pawn.targets()).containsExactly("gold general");
        assertThat(pawn.isForced(Side.WHITE, BOARD.square("a8"))).isTrue();
        assertThat(pawn.isForced(Side.WHITE, BOARD.square("a7"))).isFalse();
        // what 'forced' doesn't name may stay what it is
        assertThat(gold.forced()).isEqualTo(Region.NONE);
    }

    @Test
    void whatAPieceSaysItselfGoesBeforeWhatIsSaidForAll() {
        Promotion promotion = promotion("""
                promotion:
                  zone: last 3
                  forced: false
                  to: queen
                  pawn: {zone: last 1, forced: true}
                  rook: {}
                """);
        assertThat(faults.sorted()).isEmpty();
        assertThat(squares(promotion.rule("pawn").orElseThrow().zone(), Side.WHITE))
                .startsWith("a8");
        assertThat(promotion.rule("pawn").orElseThrow().forced()).isEqualTo(Region.all(BOARD));
        assertThat(squares(promotion.rule("rook").orElseThrow().zone(), Side.WHITE))
                .startsWith("a6");
        assertThat(promotion.rule("rook").orElseThrow().forced()).isEqualTo(Region.NONE);
        assertThat(promotion.rule("rook").orElseThrow().targets()).containsExactly("queen");
    }

    @Test
    void aSplitZoneIsNotAListOfPieces() {
        Promotion promotion = promotion("promotion: {zone: {white: a8, black: h1}, to: {pawn: queen}}\n");
        assertThat(faults.sorted()).isEmpty();
        Region zone = promotion.rule("pawn").orElseThrow().zone();
        assertThat(squares(zone, Side.WHITE)).isEqualTo("a8");
        assertThat(squares(zone, Side.BLACK)).isEqualTo("h1");
    }

    @Test
    void theFourRelationsOfAMoveToTheZone() {
        // moves of White between c6 (outside) and c7, d7 (inside): which may promote under each word
        int outside = BOARD.square("c6");
        int inside = BOARD.square("c7");
        int deeper = BOARD.square("d7");
        for (When when : When.values()) {
            Promotion.Rule rule = promotion("promotion: {pawn: {zone: last 2, to: queen, when: "
                            + when.name().toLowerCase(java.util.Locale.ROOT) + "}}\n")
                    .rule("pawn")
                    .orElseThrow();
            assertThat(rule.applies(Side.WHITE, outside, inside))
                    .isEqualTo(when == When.ARRIVING || when == When.ENTERING);
            assertThat(rule.applies(Side.WHITE, inside, deeper))
                    .isEqualTo(when == When.ARRIVING || when == When.WITHIN);
            assertThat(rule.applies(Side.WHITE, inside, outside)).isEqualTo(when == When.LEAVING);
            assertThat(rule.applies(Side.BLACK, inside, deeper)).isFalse();
        }
    }

    @Test
    void eachMistakeInAPromotionIsAFaultAtItsPlace() {
        assertFaultsAreMarked("""
                promotion:
                  pwan: queen
                # ^^^^ unknown-piece
                  rook: {to: qeen, zoen: last 2}
                #            ^^^^ unknown-piece
                #                  ^^^^ unknown-key
                  queen: {zone: last 9}
                # ^^^^^ missing-key
                #               ^^^^^^ no-square
                  pawn: {to: [queen, pawn, queen], when: arrive, forced: yes}
                #                    ^^^^ promotion-to-itself
                #                          ^^^^^ twice
                #                                        ^^^^^^ wrong-value
                #                                                        ^^^ region
                """);
    }

    @Test
    void aMisspeltPieceIsGuessed() {
        read("promotion: {pawn: qeen}\n");
        assertThat(faults.sorted().get(0).fault().text()).isEqualTo("unknown piece 'qeen': did you mean 'queen'?");
    }

    @Test
    void aPromotionThatNamesNoPieceIsAFault() {
        assertFaultsAreMarked("""
                promotion: {zone: last 4, to: queen}
                #          ^^^^^^^^^^^^^^^^^^^^^^^^^ promotion-piece
                """);
    }

    @Test
    void castlingNamesItsPartners() {
        assertThat(read("castling: {partner: [rook, queen]}\n")
                        .get(Castling.class)
                        .partners())
                .containsExactly("rook", "queen");
        assertFaultsAreMarked("""
                castling: {partner: rok, side: left}
                #                   ^^^ unknown-piece
                #                        ^^^^ unknown-key
                """);
    }

    @Test
    void castlingWithoutAPieceThatCastlesIsAWarning() {
        LawContext nobody =
                new LawContext(BOARD, Symmetry.MIRROR, List.of(new LawContext.Type("rook", false, false)), faults);
        Laws.read(
                (Config.Fields)
                        YamlReader.readOne("castling: {partner: rook}\n", "").root(),
                nobody);
        assertThat(MarkedText.shown(faults.sorted())).containsExactly("1:11+15 no-castling");
        assertThat(faults.hasErrors()).isFalse();
    }

    @Test
    void resultsAreReadAndTheirMistakesTold() {
        assertThat(read("results: {checkmate: win, stalemate: loss, bare king: loss, mutual bare king: loss}\n")
                        .get(Results.class))
                .isEqualTo(new Results(Outcome.WIN, Outcome.LOSS, Outcome.LOSS, Outcome.LOSS));
        assertFaultsAreMarked("""
                results:
                  checkmate: lose
                #            ^^^^ wrong-value
                  stalemate: lost
                #            ^^^^ wrong-value
                  bare  king: loss
                # ^^^^^^^^^^ unknown-key
                  mutual bare king: draw
                #                   ^^^^ no-bare-king
                """);
    }

    @Test
    void lawsReadBackAsTheyAreWritten() {
        for (String yaml : List.of(
                "",
                "promotion: none\ncastling: none\n",
                "promotion: {pawn: {zone: last 3, to: [queen, rook], when: [entering, leaving], forced: false}}\n",
                "promotion: {zone: {white: a8, black: rank 2}, to: {pawn: queen, rook: queen}, forced: {pawn: a8}}\n",
                "castling: {partner: [rook, queen]}\nresults: {checkmate: win, bare king: loss}\n")) {
            Laws laws = read(yaml);
            String written = YamlWriter.print(Config.Fields.of(laws.write(context)));
            assertThat(read(written)).as(written).isEqualTo(laws);
        }
        assertThat(faults.sorted()).isEmpty();
    }

    @Test
    void whatIsAskedOfOneLawIsAskedOfAll() {
        Laws chess = read("");
        assertThat(chess.haveAim()).isFalse();
        assertThat(chess.useExtraField()).isFalse();
        assertThat(chess.isProgress("pawn")).isTrue();
        assertThat(chess.isProgress("rook")).isFalse();
        assertThat(chess.bringIn("rook")).isFalse();
        assertThat(chess.promotionsOf("pawn")).contains("rook", "queen").doesNotContain("king", "pawn");
        assertThat(chess.promotionsOf("rook")).isEmpty();
        assertThat(read("goal: {pieces: king, squares: last 1}\n").haveAim()).isTrue();
        assertThat(read("royals: {while at most: {rook: 1}}\n").haveAim()).isTrue();
        assertThat(read("extinction: {pieces: rook}\n").haveAim()).isTrue();
        assertThat(read("checks: {to win: 3}\n").useExtraField()).isTrue();
        assertThat(read("passing: true\n").useExtraField()).isTrue();
        assertThat(read("facing kings: draw offer\n").useExtraField()).isTrue();
        assertThat(read("facing kings: forbidden\n").useExtraField()).isFalse();
        assertThat(read("drops: {where: {rook: all}}\n").bringIn("rook")).isTrue();
        assertThat(read("gating: {pieces: rook}\n").bringIn("rook")).isTrue();
    }
}
