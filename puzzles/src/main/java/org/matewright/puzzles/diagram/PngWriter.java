package org.matewright.puzzles.diagram;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/**
 * Writes images as PNG (W3C recommendation, second edition). For the flat areas of diagrams, unfiltered rows give
 * smaller files than ImageIO does, in half the time, and the resolution can be stated.
 */
final class PngWriter {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    private static final int RGB = 2;
    private static final int RGBA = 6;

    private PngWriter() {}

    /**
     * Writes an image.
     *
     * @param pixelsPerMetre the resolution that the file states
     */
    static void write(BufferedImage image, int pixelsPerMetre, OutputStream out) throws IOException {
        boolean alpha = image.getColorModel().hasAlpha();
        DataOutputStream data = new DataOutputStream(out);
        data.write(SIGNATURE);
        ByteArrayOutputStream header = new ByteArrayOutputStream();
        DataOutputStream fields = new DataOutputStream(header);
        fields.writeInt(image.getWidth());
        fields.writeInt(image.getHeight());
        fields.write(new byte[] {8, (byte) (alpha ? RGBA : RGB), 0, 0, 0});
        chunk(data, "IHDR", header.toByteArray());
        ByteArrayOutputStream resolution = new ByteArrayOutputStream();
        fields = new DataOutputStream(resolution);
        fields.writeInt(pixelsPerMetre);
        fields.writeInt(pixelsPerMetre);
        fields.writeByte(1);
        chunk(data, "pHYs", resolution.toByteArray());
        chunk(data, "IDAT", pixels(image, alpha));
        chunk(data, "IEND", new byte[0]);
        data.flush();
    }

    private static byte[] pixels(BufferedImage image, boolean alpha) throws IOException {
        int width = image.getWidth();
        int[] row = new int[width];
        boolean direct =
                image.getType() == BufferedImage.TYPE_INT_RGB || image.getType() == BufferedImage.TYPE_INT_ARGB;
        byte[] bytes = new byte[1 + width * (alpha ? 4 : 3)];
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        Deflater deflater = new Deflater(5);
        try (DeflaterOutputStream out = new DeflaterOutputStream(packed, deflater, 8192)) {
            for (int y = 0; y < image.getHeight(); y++) {
                if (direct) {
                    image.getRaster().getDataElements(0, y, width, 1, row);
                } else {
                    image.getRGB(0, y, width, 1, row, 0, width);
                }
                int at = 1;
                for (int pixel : row) {
                    bytes[at++] = (byte) (pixel >> 16);
                    bytes[at++] = (byte) (pixel >> 8);
                    bytes[at++] = (byte) pixel;
                    if (alpha) {
                        bytes[at++] = (byte) (pixel >>> 24);
                    }
                }
                out.write(bytes);
            }
        } finally {
            deflater.end();
        }
        return packed.toByteArray();
    }

    private static void chunk(DataOutputStream out, String type, byte[] content) throws IOException {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 check = new CRC32();
        check.update(name);
        check.update(content);
        out.writeInt(content.length);
        out.write(name);
        out.write(content);
        out.writeInt((int) check.getValue());
    }
}
