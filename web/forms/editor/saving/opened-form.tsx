// A newly opened form, with the unsaved changes of the last time: after a crash, an expired session, or leaving the page
// they are there again, and a line above the form says so and discards them.
import { useMemo, useState } from 'react';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { useKeyStore } from '#web/platform/store-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import type { EditorStart } from '#web/forms/editor/editor-state.ts';
import { FormEditor, type FormEditorProps } from '#web/forms/editor/form-editor.tsx';
import { type AutosavedDraft, isSameDraft, keyOfDraft, readAutosave } from './autosaved-draft.ts';
import { Button, UnstyledButton } from '@mantine/core';
import { History } from 'lucide-react';
import { formDiff } from '#core/forms/diff/form-diff.ts';
import { inputOf } from '#core/forms/draft/draft-wire.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { confirm } from '#web/ui/dialog/confirm.tsx';
import { ChangesModal } from './changes-modal.tsx';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/forms/texts.ts';
import { m } from './texts.ts';
import { rich } from '#web/ui/rich.tsx';

export type OpenedFormProps = Omit<FormEditorProps, 'keys' | 'restored'> & {
  /** The key of its draft: a form's id, or what a new one starts from. */
  place: string;
};

export function OpenedForm({ place, begin, ...props }: OpenedFormProps) {
  const store = useKeyStore();
  const { userId } = useActor();
  const region = useSignalValue(useCore().session.region)?.id ?? '';
  const keys = useMemo(() => {
    const of = (form: string) => keyOfDraft({ region, userId, form });
    return { start: of(place), of };
  }, [place, region, userId]);
  const [start, setStart] = useState(begin);
  const [autosaved, setAutosaved] = useState(() => draftToRestore(readAutosave(store, keys.start), start));
  const discard = () => {
    setStart(begin);
    setAutosaved(null);
  };
  return (
    <FormEditor
      {...props}
      key={autosaved === null ? 'as-saved' : 'restored'}
      keys={keys}
      begin={() => (autosaved === null ? start : restored(autosaved, start))}
      restored={(forget) =>
        autosaved !== null && (
          <RestoredNotice
            autosaved={autosaved}
            saved={start.saved}
            onDiscard={() => {
              forget();
              discard();
            }}
          />
        )
      }
    />
  );
}

/** A draft that was saved after all is not restored. */
function draftToRestore(
  autosaved: AutosavedDraft | null,
  { draft, saved }: EditorStart,
): AutosavedDraft | null {
  if (autosaved === null || autosaved.unfinished.size > 0) return autosaved;
  return saved !== null && isSameDraft(autosaved.draft, draft) ? null : autosaved;
}

/**
 * The draft with the version that it was based on, so that saving detects others' changes; locks are the current ones.
 */
function restored(autosaved: AutosavedDraft, { draft: now, saved, inForce }: EditorStart): EditorStart {
  const { base, draft, unfinished } = autosaved;
  const { published, lockedQuestions, keptQuestions } = now;
  return { draft: { ...draft, published, lockedQuestions, keptQuestions }, base, saved, inForce, unfinished };
}

type RestoredNoticeProps = {
  autosaved: AutosavedDraft;
  /** The form on the server; null: it does not exist yet. */
  saved: WholeForm | null;
  onDiscard(): void;
};

/**
 * The line above a form whose unsaved changes of the last time were restored: which, and the way to discard them.
 */
function RestoredNotice({ autosaved, saved, onDiscard }: RestoredNoticeProps) {
  const { timeZone } = useActor();
  const [isOver, setIsOver] = useState(false);
  const [isLooking, setIsLooking] = useState(false);
  const { base, draft, at } = autosaved;
  const changes = formDiff(inputOf(base), inputOf(draft)).length;
  const isOutdated = saved !== null && draft.version !== null && saved.version !== draft.version;
  if (isOver) return null;
  return (
    <section
      className="row wrap border rounded-12 on-accent gap-y-6 gap-x-8"
      style={{ padding: '0.5rem 0.5rem 0.5rem 0.875rem' }}
      aria-label={t(m.restoredChanges)}
    >
      <History size={16} aria-hidden className="rigid accent-ink" />
      <p className="min-w-192 grow m-0" role="status">
        {rich(m.restored, {
          count: changes,
          moment: <time dateTime={new Date(at).toISOString()}>{momentText(at, timeZone)}</time>,
          changes: (text) => (
            <UnstyledButton
              className="accent-ink font-inherit weight-550 underline underline-2"
              onClick={() => setIsLooking(true)}
            >
              {text}
            </UnstyledButton>
          ),
        })}
        {isOutdated && ` ${t(m.savedSince)}`}
      </p>
      <Button
        size="xs"
        variant="default"
        onClick={() => void confirm(discarding).then((isMeant) => isMeant && onDiscard())}
      >
        {t(both.discard)}
      </Button>
      <Button size="xs" variant="subtle" color="gray" onClick={() => setIsOver(true)}>
        {t(m.keep)}
      </Button>
      <ChangesModal
        isWanted={isLooking}
        title={t(m.unsavedChanges)}
        before={base}
        after={draft}
        onClose={() => setIsLooking(false)}
      />
    </section>
  );
}

const discarding = {
  title: t(m.discardTheseChanges),
  text: t(m.formReturnsToItsLast),
  confirm: t(both.discard),
  danger: true,
};
