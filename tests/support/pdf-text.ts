// What is in a PDF, by pdftotext, where it is installed. Nothing of ours draws or reads it.
import { spawnSync } from 'node:child_process';

/** Whether this machine has pdftotext. */
export const canReadPdf = spawnSync('pdftotext', ['-v']).error === undefined;

/** The text of a PDF, page by page, with single spaces. */
export function pdfPages(pdf: Uint8Array): string[] {
  const { stdout, status, stderr } = spawnSync('pdftotext', ['-layout', '-enc', 'UTF-8', '-', '-'], {
    input: pdf,
    maxBuffer: 256 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`pdftotext: ${stderr.toString()}`);
  return stdout
    .toString('utf8')
    .split('\f')
    .slice(0, -1)
    .map((page) => page.normalize('NFKC').replaceAll(/\s+/g, ' ').trim());
}

/** A word on a page, in points from its upper left corner. */
export type PdfWord = { text: string; left: number; top: number; right: number; bottom: number };

/** The words of a PDF with their places, page by page. */
export function pdfWords(pdf: Uint8Array): PdfWord[][] {
  const { stdout, status, stderr } = spawnSync('pdftotext', ['-bbox', '-', '-'], {
    input: pdf,
    maxBuffer: 256 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`pdftotext: ${stderr.toString()}`);
  return stdout
    .toString('utf8')
    .split('<page ')
    .slice(1)
    .map((page) =>
      Array.from(page.matchAll(/<word ([^>]+)>(.*?)<\/word>/gs), ([, place = '', text = '']) => {
        const [left = 0, top = 0, right = 0, bottom = 0] = Array.from(
          place.matchAll(/"([\d.-]+)"/g),
          ([, at]) => Number(at),
        );
        return { text, left, top, right, bottom };
      }),
    );
}
