// The child process that draws PDFs for pdf.ts, one after another. It exits with its parent.
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { serveCalls } from '#core/portions/worker-calls.ts';
import { giveWay } from '#server/jobs/give-way.ts';
import { lineToServer } from '#server/jobs/programs.ts';
import { fontFolder } from './pdf-fonts.ts';
import type { PdfProgram } from './pdf.ts';

giveWay(10);
process.once('disconnect', () => process.exit(0));
// Ctrl-C in a terminal reaches this process too; the server decides when it ends.
process.on('SIGINT', () => undefined);

// One for all: another one for each report would read the fonts again, and give nothing of that back.
const compiler = NodeCompiler.create({ workspace: '/', fontArgs: [{ fontPaths: [fontFolder()] }] });

serveCalls<PdfProgram>(lineToServer, () => ({
  draw(program, files, isTagged) {
    try {
      for (const [path, content] of files) compiler.mapShadow(path, Buffer.from(content));
      return compiler.pdf({ mainFileContent: program }, { pdfTags: isTagged });
    } catch (error) {
      throw new Error(describe(error), { cause: error });
    } finally {
      // Nothing of a company is left for the next.
      compiler.resetShadow();
      compiler.evictCache(0);
    }
  },
}));

/** What the compiler says is in a field of its own. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  return `${error.message} ${code}`.trim();
}
