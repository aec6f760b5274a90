// A newly opened form: decides what happens to its draft in this browser before it is edited.
import { useState } from 'react';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { useKeyStore } from '#web/platform/store-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import type { EditorStart } from '#web/forms/editor/editor-state.ts';
import { FormEditor, type FormEditorProps } from '#web/forms/editor/form-editor.tsx';
import { AutosavedDraftDialog } from './autosaved-draft-dialog.tsx';
import { isSameDraft, type AutosavedDraft, keyOfDraft, readAutosave } from './autosaved-draft.ts';

export type OpenedFormProps = Omit<FormEditorProps, 'storeKey'> & {
  /** The key of its draft: a form's id, or what a new one starts from. */
  place: string;
};

export function OpenedForm({ place, begin, ...props }: OpenedFormProps) {
  const store = useKeyStore();
  const { userId } = useActor();
  const region = useSignalValue(useCore().session.region);
  const storeKey = keyOfDraft({ region: region?.id ?? '', userId, form: place });
  const [start, setStart] = useState(begin);
  const [autosaved, setAutosaved] = useState(() => draftToOffer(readAutosave(store, storeKey), start));
  if (autosaved === null) return <FormEditor {...props} storeKey={storeKey} begin={() => start} />;
  return (
    <AutosavedDraftDialog
      autosaved={autosaved}
      saved={start.saved}
      onRestore={() => {
        setStart(restored(autosaved, start));
        setAutosaved(null);
      }}
      onDiscard={() => {
        store.removeItem(storeKey);
        setAutosaved(null);
      }}
    />
  );
}

/** A draft that was saved after all is not offered. */
function draftToOffer(
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
