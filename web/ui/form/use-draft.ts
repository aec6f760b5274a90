// The draft of a form: what is entered, what is wrong with it after the first attempt to save, and why it was refused.
import { useState } from 'react';
import { leaveUnsaved } from '#core/action.ts';
import { AppError, type FieldError } from '#core/errors.ts';
import { type Form, type FormContext, isFormChanged, issueAt } from '#core/resource/form.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { useLeaveGuard } from '#web/ui/dialog/use-leave-guard.ts';
import { useAction } from '#web/ui/use-action.ts';

/** Why something was not saved. */
export type Failure = { said: string; error: unknown };

export type DraftOptions<Saved> = {
  /** Called once there is nothing unsaved any more. */
  onClose(): void;
  onSaved?: ((saved: Saved) => void) | undefined;
};

/** Changes are computed against the thing as it was when the form opened. */
export function useDraft<Thing, Draft, Saved>(
  form: Form<Thing, Draft, Saved>,
  latest: Thing | null,
  { onClose, onSaved }: DraftOptions<Saved>,
) {
  const context: FormContext = { actor: useActor(), now: useCore().ports.now() };
  const [before] = useState(() => ({ thing: latest, draft: form.draftOf(latest, context) }));
  const { thing } = before;
  const [draft, setDraft] = useState(before.draft);
  const [wasTried, setTried] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { run, isRunning } = useAction();
  const letGo = useLeaveGuard(isFormChanged(form, draft, before), leaveUnsaved);
  const refused: readonly FieldError[] =
    failure?.error instanceof AppError ? (failure.error.details.errors ?? []) : [];
  const issues = wasTried ? [...form.issues(draft, thing, context), ...refused] : [];
  const onFailed = (said: string, error: unknown) => setFailure({ said, error });
  const leave = () => {
    letGo();
    onClose();
  };
  return {
    draft,
    thing,
    context,
    isRunning,
    failure,
    /** Where the server has refused it. */
    refused,
    issueAt: (path: string) => issueAt(issues, path),
    change(part: Partial<Draft>) {
      setDraft({ ...draft, ...part });
      setFailure(null);
    },
    async save() {
      setTried(true);
      setFailure(null);
      if (form.issues(draft, thing, context).length > 0) return;
      const ended = await form.save((action, input) => run(action, input, { onFailed }), {
        draft,
        thing,
        context,
      });
      if (!ended.done) return;
      leave();
      onSaved?.(ended.result);
    },
    async remove() {
      if (form.remove === undefined || thing === null) return;
      setFailure(null);
      if ((await run(form.remove, thing, { onFailed })).done) leave();
    },
  };
}
