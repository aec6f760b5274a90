// formdeck transform. It streams, so the memory use does not depend on the file size.
import { recipeNamed } from '#cli/command/recipe-named.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { writeWhole } from '#cli/platform/atomic-file.ts';
import { AppError } from '#core/errors.ts';
import type { CsvSource } from '#core/imports/csv/csv-file.ts';
import { transformFile } from '#core/transforms/transform.ts';
import { piecesOfFile } from './convert-file.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';
import { t } from '#core/messages/text.ts';

type Flags = { out?: string };
export type TransformOptions = { recipe: string; file: string; out: string | null };
type TransformData = { rowsRead: number; rowsWritten: number; encoding: string; out: string | null };

const standardStream = '-';

export const transform = verb({
  effect: 'reads',

  options: ({ out }: Flags, [recipe = '', file = '']): TransformOptions => ({
    recipe,
    file,
    out: out === undefined || out === standardStream ? null : out,
  }),

  async run(context: Context, { recipe: named, file, out }: TransformOptions): Promise<TransformData> {
    if (out === null && context.settings.json) {
      throw new AppError('usage', wording(m.jsonAndCsvWouldBoth), {
        hint: wording(m.nameFileWithOut),
      });
    }
    if (file === standardStream && context.input.interactive)
      throw new AppError('usage', wording(m.readsStandardInputPipeFile));
    const recipe = await recipeNamed(context, named);
    const source =
      file === standardStream ? context.surroundings.stdin : piecesOfFile(file, context.signal());
    const converted =
      out === null
        ? await transformFile(recipe, bytesOf(source), (bytes) => context.output.raw(bytes))
        : await writeWhole(out, (write) => transformFile(recipe, bytesOf(source), write));
    return { ...converted, out };
  },

  print(output, { rowsRead, rowsWritten, out }) {
    const rows =
      rowsRead === rowsWritten
        ? t(m.converted, { read: rowsRead })
        : t(m.convertedTo, { read: rowsRead, written: rowsWritten });
    output.say(out === null ? `${rows}.` : `${rows}: ${out}`);
  },
});

async function* bytesOf(source: AsyncIterable<Buffer | string>): CsvSource {
  for await (const chunk of source) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
}
