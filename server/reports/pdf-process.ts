// The child process that draws PDFs. pdf.ts starts it, sends one PdfRequest after another and gets a PdfReply for each.
// It exits with its parent.
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { giveWay } from '#server/jobs/give-way.ts';
import { fontFolder } from './pdf-fonts.ts';
import type { PdfReply, PdfRequest } from './pdf.ts';

giveWay(10);
process.once('disconnect', () => process.exit(0));
// Ctrl-C in a terminal reaches this process too; the server decides when it ends.
process.on('SIGINT', () => undefined);

// One for all: another one for each report would read the fonts again, and give nothing of that back.
const compiler = NodeCompiler.create({ workspace: '/', fontArgs: [{ fontPaths: [fontFolder()] }] });

process.on('message', (request) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only pdf.ts starts this program, in the same version
  process.send?.(draw(request as PdfRequest));
});

function draw({ id, program, files, isTagged }: PdfRequest): PdfReply {
  try {
    for (const [path, content] of files) compiler.mapShadow(path, Buffer.from(content));
    const pdf = compiler.pdf({ mainFileContent: program }, { pdfTags: isTagged });
    return { id, pdf, failure: null };
  } catch (error) {
    return { id, pdf: null, failure: describe(error) };
  } finally {
    // Nothing of a company is left for the next.
    compiler.resetShadow();
    compiler.evictCache(0);
  }
}

/** What the compiler says is in a field of its own. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  return `${error.message} ${code}`.trim();
}
