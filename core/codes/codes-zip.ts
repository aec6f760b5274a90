// Codes as pictures, a file for each, in a ZIP.
import type { Output } from '#core/files/output.ts';
import { storing } from '#core/files/zip/packing.ts';
import { zipWriter } from '#core/files/zip/zip.ts';
import { codeOf, codeSvg } from './code.ts';
import type { CodeText } from './codes-draft.ts';
import { codePng } from './png.ts';

export type PicturesOptions = { kind: 'svg' | 'png'; pixels: number; at: number };

/** Writes the file: pictures by their number and value, such as `0001 PUMP-1.svg`. */
export async function codesZip(
  codes: readonly CodeText[],
  { kind, pixels, at }: PicturesOptions,
  output: Output,
): Promise<void> {
  const zip = zipWriter(output, { at, packing: storing });
  const digits = String(codes.length).length;
  for (const [index, { content, label }] of codes.entries()) {
    const value = label.replaceAll(/[^\p{L}\p{N}._ -]+/gu, '-').slice(0, 60);
    const name = `${String(index + 1).padStart(digits, '0')} ${value}`.trim();
    const entry = await zip.entry(`${name}.${kind}`, { isCompressed: true });
    const code = codeOf(content);
    await entry.write(kind === 'svg' ? codeSvg(code, pixels) : codePng(code, pixels));
    await entry.end();
  }
  await zip.end();
}
