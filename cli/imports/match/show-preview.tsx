// What an import would do to the rows that exist, in a dialog.
import type { ImportForm } from '#core/imports/import-draft.ts';
import type { UpdatePreview } from '#core/imports/update/schema.ts';
import { changeText, conflictText, countsText } from '#core/imports/update/labels.ts';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { Overlay } from '#cli/terminal/overlay.tsx';
import { Label } from '#cli/terminal/theme.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Shows it until it is closed. */
export async function showPreview(dialogs: Dialogs, preview: UpdatePreview, form: ImportForm): Promise<void> {
  const titles = new Map(form.questions.map(({ id, text }) => [id, text]));
  await dialogs.open((close) => (
    <Overlay title={t(m.whatWouldChange)} width={90} onClose={() => close(null)}>
      <Label bold>{countsText(preview)}</Label>
      {preview.conflicting.slice(0, mostShown).map((one) => (
        <Label key={`conflict ${one.csvRow}`} tone="warning">{`! ${conflictText(one)}`}</Label>
      ))}
      {preview.changed.slice(0, mostShown).map((one) => (
        <Label key={`change ${one.csvRow}`}>{`- ${changeText(one, titles)}`}</Label>
      ))}
    </Overlay>
  ));
}

/** Of each kind, so that both fit on a small terminal. */
const mostShown = 6;
