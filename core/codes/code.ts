// oxlint-disable-next-line typescript/triple-slash-reference -- the only way to a declaration of a package's inner file
/// <reference path="./qrcode-core.d.ts" />
// One QR code as a square of dark and light modules, and as an SVG or PNG picture of its own.
import qrcode from 'qrcode/lib/core/qrcode.js';
import { AppError } from '#core/errors.ts';
import { longestCode } from './codes-draft.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** Rows of modules, one after the other; 1 is dark. */
export type Code = { size: number; modules: Uint8Array };

/** Light modules around a code, by which readers find it (ISO/IEC 18004). */
export const quietZone = 4;

const encoder = new TextEncoder();
/** One mask for all: to try the eight of them takes ten times as long, and readers take any. */
const maskPattern = 3;

/**
 * The code of a text, in UTF-8, with 15 % of it to spare for scratches (level M).
 * @throws AppError `invalid` for a text that is too long
 */
export function codeOf(text: string): Code {
  const data = encoder.encode(text);
  if (data.length > longestCode)
    throw new AppError('invalid', wording(m.qrCodeHoldsAtMost, { longestCode }), {
      hint: wording(m.shortenValue),
    });
  const { modules } = qrcode.create([{ data, mode: 'byte' }], { errorCorrectionLevel: 'M', maskPattern });
  return { size: modules.size, modules: modules.data };
}

/** Dark modules that follow one another in a row. */
export type Run = { x: number; y: number; length: number };

/** The dark modules of a code, row by row. */
export function runsOf({ size, modules }: Code): Run[] {
  const runs: Run[] = [];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (modules[y * size + x] === 0) continue;
      const from = x;
      while (x < size && modules[y * size + x] !== 0) x += 1;
      runs.push({ x: from, y, length: x - from });
    }
  }
  return runs;
}

/** The dark modules as the path of an SVG whose unit is a module; the quiet zone is around it. */
export function codePath(code: Code): string {
  let path = '';
  for (const { x, y, length } of runsOf(code))
    path += `M${x + quietZone} ${y + quietZone}h${length}v1h-${length}z`;
  return path;
}

/** How many modules a code has with the quiet zone around it. */
export function fullSize({ size }: Code): number {
  return size + 2 * quietZone;
}

/** A code as a file of SVG, `pixels` wide. */
export function codeSvg(code: Code, pixels: number): string {
  const size = fullSize(code);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${size} ${size}" ` +
    `shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${codePath(code)}"/></svg>\n`
  );
}

/** A code as lines of text for a terminal, two modules a letter; `isDark` says that its ground is. */
export function codeLines(code: Code, isDark = true): string[] {
  const zone = 2;
  const { size, modules } = code;
  const isLight = (x: number, y: number) =>
    x < 0 || y < 0 || x >= size || y >= size || modules[y * size + x] === 0;
  const lines: string[] = [];
  for (let y = -zone; y < size + zone; y += 2) {
    let line = '';
    for (let x = -zone; x < size + zone; x += 1) {
      const upper = isLight(x, y) === isDark;
      const lower = y + 1 < size + zone ? isLight(x, y + 1) === isDark : !isDark;
      line += upper ? (lower ? '█' : '▀') : lower ? '▄' : ' ';
    }
    lines.push(line);
  }
  return lines;
}
