// A newly opened form, with the unsaved changes of the last time: after a crash, an expired session, or leaving the page
// they are there again, and a line above the form says so and discards them.
import { useMemo, useState } from 'react';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { useKeyStore } from '#web/platform/store-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import type { EditorStart } from '#web/forms/editor/editor-state.ts';
import { FormEditor, type FormEditorProps } from '#web/forms/editor/form-editor.tsx';
import { isSameDraft, type AutosavedDraft, keyOfDraft, readAutosave } from './autosaved-draft.ts';
import { RestoredNotice } from './restored-notice.tsx';

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
  return autosaved === null || (saved !== null && isSameDraft(autosaved.draft, draft)) ? null : autosaved;
}

/**
 * The draft with the version that it was based on, so that saving detects others' changes; locks are the current ones.
 */
function restored({ base, draft }: AutosavedDraft, { draft: now, saved, inForce }: EditorStart): EditorStart {
  const { published, lockedQuestions, keptQuestions } = now;
  return { draft: { ...draft, published, lockedQuestions, keptQuestions }, base, saved, inForce };
}
