// The keys that save the filled-in forms of rows: `P` one PDF, or of several rows also a PDF for each.
import { printRows } from '#core/reports/actions.ts';
import { type PrintFormat, printTexts } from '#core/reports/print.ts';
import { mostFilledForms } from '#core/reports/schema.ts';
import { savedNameOf } from '#cli/platform/saved-name.ts';
import { saveFile } from '#cli/platform/save-file.ts';
import type { KeyBinding } from '#cli/terminal/keys/keys.ts';
import { choose } from '#cli/terminal/input/questions.tsx';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { useApp } from '#cli/app/use-app.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** `rowIds` returns the rows in their order; none is an empty list. */
export function usePrintKey(rowIds: () => readonly string[], section?: string): KeyBinding {
  const { dialogs } = useTerminal();
  const { core, folder, say } = useApp();
  const save = async () => {
    const ids = [...rowIds()];
    if (ids.length === 0) return say(t(m.thereIsNoRow), 'bad');
    if (ids.length > mostFilledForms) return say(printTexts.tooMany, 'bad');
    const format: PrintFormat | null =
      ids.length === 1
        ? 'PDF'
        : await choose(dialogs, {
            title: t(m.printRows, { count: ids.length }),
            choices: [
              { value: 'PDF', label: printTexts.saveMany },
              { value: 'ZIP', label: printTexts.saveEach },
            ],
          });
    if (format === null) return;
    const wanted = { rowIds: ids, format };
    say(t(m.printing));
    try {
      const response = await printRows.run(core.send, wanted);
      const name = savedNameOf(response) ?? `Rows.${format.toLowerCase()}`;
      const bytes = new Uint8Array(await response.arrayBuffer());
      say(t(m.saved, { path: await saveFile(folder, name, bytes) }), 'good');
    } catch (error) {
      say(printRows.failed(wanted, error), 'bad');
    }
  };
  return {
    key: 'print',
    label: printTexts.save.toLowerCase(),
    hint: false,
    ...(section && { section }),
    run: save,
  };
}
