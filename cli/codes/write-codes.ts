// Writes codes to a file of the kind that its name says.
import { extname } from 'node:path';
import { type WriteOptions, writeWhole } from '#cli/platform/atomic-file.ts';
import { codeOf, codeSvg } from '#core/codes/code.ts';
import { baseCodeSize, type CodesPlan, type CodeText, fitsCode } from '#core/codes/codes-draft.ts';
import { codesPdf } from '#core/codes/codes-pdf.ts';
import { codesZip } from '#core/codes/codes-zip.ts';
import { codePng } from '#core/codes/png.ts';
import { layoutOf, printNotes } from '#core/codes/labels.ts';
import { AppError } from '#core/errors.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

const extensions = ['.pdf', '.svg', '.png', '.zip'];

/** Throws AppError `usage` unless the name says of which kind the file is. */
export function requireKind(path: string, option: string): void {
  if (extensions.includes(extname(path).toLowerCase())) return;
  throw new AppError('usage', wording(m.doesNotTake, { option, path }), {
    hint: wording(m.useFileNameThatEnds, { extensions: extensions.join(', ') }),
  });
}

/**
 * Writes the file. Resolves to what should be known of it.
 * @throws AppError `usage` for several codes in a picture of one
 */
export async function writeCodes(
  path: string,
  { codes, plan, at }: { codes: readonly CodeText[]; plan: CodesPlan; at: number },
  options: WriteOptions = {},
): Promise<string[]> {
  const kind = extname(path).toLowerCase();
  const pixels = Math.max(1, Math.round(baseCodeSize * (plan.scale === 0 ? 1 : plan.scale)));
  const [first] = codes;
  if (first === undefined) return [];
  if ((kind === '.svg' || kind === '.png') && codes.length > 1) {
    throw new AppError('usage', wording(m.fileHoldsOneCode, { kind }), { hint: wording(m.useZipOrPdfFile) });
  }
  // A value that no code can hold is refused before a file is begun.
  for (const { content } of codes) if (!fitsCode(content)) codeOf(content);
  return writeWhole(
    path,
    async (write) => {
      if (kind === '.svg') await write(codeSvg(codeOf(first.content), pixels));
      else if (kind === '.png') await write(codePng(codeOf(first.content), pixels));
      else if (kind === '.zip') await codesZip(codes, { kind: 'png', pixels, at }, write);
      else
        return printNotes(await codesPdf(codes, { ...layoutOf(plan), description: plan.description }, write));
      return [];
    },
    options,
  );
}
