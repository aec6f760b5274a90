// The location of the preview: beside the form if there is space, otherwise in a panel over it.
import type { FormDraft } from '#core/forms/draft/form-draft.ts';
import type { AnswerField } from '#web/slots.ts';
import { SidePanel } from '#web/ui/dialog/side-panel.tsx';
import { Preview } from './preview.tsx';
import type { PreviewSpot } from './use-preview-place.ts';
import classes from './preview.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type PreviewPlaceProps = {
  /** Null: not ready yet. */
  draft: FormDraft | null;
  /** The edited item is scrolled into view. */
  openId: string | null;
  /** When the edited item is shown, as half a sentence; null: always. */
  openWhen: string | null;
  place: PreviewSpot;
  AnswerField: AnswerField;
};

export function PreviewPlace({ draft, openId, openWhen, place, AnswerField }: PreviewPlaceProps) {
  const { isBeside, opened, show } = place;
  const preview = draft !== null && (
    <Preview draft={draft} openId={openId} openWhen={openWhen} AnswerField={AnswerField} />
  );
  if (isBeside)
    return (
      opened && (
        <aside
          className={`sticky self-start ${classes.column}`}
          style={{ top: 'calc(var(--editor-bar) + 1.5rem)' }}
          aria-label={t(m.preview)}
        >
          {preview}
        </aside>
      )
    );
  return (
    <SidePanel title={t(m.preview)} opened={opened} onClose={() => show(false)}>
      {preview}
    </SidePanel>
  );
}
