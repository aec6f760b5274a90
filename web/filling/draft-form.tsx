// A draft being filled in: its questions, and a bar with the progress, raised alerts and the submit button. Used for a
// sheet's setup and for rows.
import { Button } from '@mantine/core';
import { CircleAlert, HardDrive } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { AppError } from '#core/errors.ts';
import { invalidQuestions, maySend } from '#core/filling/fill-view.ts';
import { fillableForms } from '#core/filling/policy.ts';
import type { OutboxEntry } from '#core/filling/outbox/outbox-entry.ts';
import { savedFile } from '#core/filling/outbox/outbox-file.ts';
import type { ContextAlert } from '#core/forms/schema.ts';
import { formsQuery } from '#core/forms/queries.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { saveBlob } from '#web/platform/download.ts';
import { AlertNotes, launchNotesId } from './alert-notes.tsx';
import { FillFrame, type FillFrameProps } from './pages/fill-frame.tsx';
import { FillItems } from './fill-items.tsx';
import { copies } from './device/fill-store.ts';
import { useFilling } from './filling-context.tsx';
import { finishDraft } from './finish.ts';
import { InputWorldProvider, type InputWorld } from './inputs/input-world.tsx';
import { ProgressLine } from './progress-line.tsx';
import { goToQuestion } from './question-card.tsx';
import type { DraftEditor } from './use-draft.ts';
import { useCachedQuery } from './use-cached-query.ts';
import classes from './action-bar.module.css';

export type DraftFormProps = Pick<FillFrameProps, 'title' | 'subtitle' | 'back' | 'actions'> & {
  /** The id of the draft. */
  id: string;
  editor: DraftEditor;
  world: InputWorld;
  /** The label of the submit button. */
  finish: string;
  /** Creates its outbox entries. */
  makeEntries(): Promise<readonly OutboxEntry[]>;
  /** Called when it is in the outbox. */
  onFinished(): void;
  /** Called to open the form of a launch alert. */
  onLaunch(launch: ContextAlert): Promise<void>;
  /** Shown above the questions. */
  children?: ReactNode;
  /** Shown below the questions. */
  after?: ReactNode;
};

export function DraftForm({
  id,
  editor,
  world,
  finish,
  makeEntries,
  onFinished,
  onLaunch,
  after,
  ...frame
}: DraftFormProps) {
  const { children, ...rest } = frame;
  const { draft, hasRoom } = editor;
  const filling = useFilling();
  const canLaunch = useLaunchable(draft.plan.form.contextAlerts.length > 0);
  const [isFinishing, setIsFinishing] = useState(false);
  const [failure, setFailure] = useState<AppError | 'no room' | null>(null);
  const verdict = maySend(draft);

  const send = async () => {
    editor.trySending();
    if (!verdict.yes) {
      const [wrong] = invalidQuestions(draft);
      // After its issue is rendered, which moves the content below.
      requestAnimationFrame(() => {
        if (wrong !== undefined) goToQuestion(wrong);
        else document.getElementById(launchNotesId)?.querySelector('button')?.focus();
      });
      return;
    }
    setIsFinishing(true);
    setFailure(null);
    const takeBack = editor.end();
    try {
      await finishDraft(filling, id, await makeEntries());
    } catch (error) {
      takeBack();
      setIsFinishing(false);
      setFailure(error instanceof AppError ? error : 'no room');
      return;
    }
    onFinished();
  };
  const save = async () => {
    const entries = await makeEntries();
    const [first] = entries;
    if (first === undefined) return;
    const { name, text } = await savedFile(entries, first, filling.store.image);
    saveBlob(new Blob([text], { type: 'application/json' }), name);
  };
  return (
    <FillFrame
      {...rest}
      bar={
        <>
          <div className={classes.allNotes}>
            <div className={classes.notes} role="alert">
              {draft.tried && !verdict.yes && <Trouble>{verdict.why}</Trouble>}
              {failure instanceof AppError && <Trouble>{failure.message}</Trouble>}
              {(!hasRoom || failure === 'no room') && (
                <div className={classes.note} data-tone="danger">
                  <HardDrive size={20} aria-hidden />
                  <span className={classes.words} data-long>
                    This device has no space left. Earlier answers are safe; new answers exist only on this
                    page. Free up some space, or save them to a file.
                  </span>
                  <Button size="md" mih={48} variant="default" onClick={() => void save()}>
                    Save to a file
                  </Button>
                </div>
              )}
            </div>
            <AlertNotes
              draft={draft}
              canLaunch={canLaunch}
              onLaunch={(launch) => void onLaunch(launch)}
              onPutOff={(launch) => editor.markLaunched(launch.id)}
            />
          </div>
          <ProgressLine draft={draft} />
          <Button size="xl" h={56} fz="lg" fullWidth loading={isFinishing} onClick={() => void send()}>
            {finish}
          </Button>
        </>
      }
    >
      <InputWorldProvider world={world}>
        {children}
        <FillItems draft={draft} onValues={editor.onValues} onLeave={editor.onLeave} />
        {after}
      </InputWorldProvider>
    </FillFrame>
  );
}

function Trouble({ children }: { children: string }) {
  return (
    <div className={classes.note} data-tone="danger">
      <CircleAlert size={20} aria-hidden />
      <span className={classes.words}>{children}</span>
    </div>
  );
}

/** Which forms can be opened for a launch alert: those that the user may fill in, as far as known. */
function useLaunchable(hasLaunches: boolean): (launch: ContextAlert) => boolean {
  const actor = useActor();
  const { data } = useCachedQuery(formsQuery, copies.forms, { enabled: hasLaunches });
  return useMemo(() => {
    const ids = data && new Set(fillableForms(data, actor).map(({ id }) => id));
    return ({ formId }) => ids?.has(formId) ?? true;
  }, [actor, data]);
}
