// A draft being filled in: its questions, page by page if they are many, and a bar with the progress, raised alerts and the
// submit button. Used for a sheet's setup and for rows.
import { Button } from '@mantine/core';
import { ChevronRight, CircleAlert, HardDrive } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { AppError } from '#core/errors.ts';
import { pageTexts } from '#core/filling/fill-pages.ts';
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
import { PageHead } from './page-head.tsx';
import { ProgressLine } from './progress-line.tsx';
import type { DraftEditor } from './use-draft.ts';
import { usePaging } from './use-paging.ts';
import { useCachedQuery } from './use-cached-query.ts';
import classes from './action-bar.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

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
  /** Shown above the questions of each page. */
  children?: ReactNode;
  /** Opens at its first page although it is answered: its author looks for what to correct. */
  fromFirstPage?: boolean;
  /** It was sent before: anyone who has changed what they came for need not go through the other pages. */
  finishesOnEachPage?: boolean;
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
  fromFirstPage = false,
  finishesOnEachPage = false,
  children,
  ...frame
}: DraftFormProps) {
  const { draft, hasRoom } = editor;
  const { store } = useFilling();
  const canLaunch = useLaunchable(draft.plan.form.contextAlerts.length > 0);
  const paging = usePaging(draft, fromFirstPage);
  const { page, pages, index } = paging;
  const { send, isFinishing, failure } = useSending({ id, editor, makeEntries, onFinished }, paging);
  const save = async () => {
    const entries = await makeEntries();
    const [first] = entries;
    if (first === undefined) return;
    const { name, text } = await savedFile(entries, first, store.image);
    saveBlob(new Blob([text], { type: 'application/json' }), name);
  };
  return (
    <FillFrame
      {...frame}
      bar={
        <>
          <div className={`stack scroll-y gap-8 ${classes.allNotes}`}>
            <div className="stack gap-8 empty-hidden" role="alert">
              <Troubles
                draft={draft}
                onWrong={paging.showWrong}
                failure={failure}
                hasRoom={hasRoom}
                onSave={() => void save()}
              />
            </div>
            <AlertNotes
              draft={draft}
              canLaunch={canLaunch}
              onLaunch={(launch) => void onLaunch(launch)}
              onPutOff={(launch) => editor.markLaunched(launch.id)}
            />
          </div>
          <ProgressLine draft={draft} onPress={paging.showUnanswered} />
          <StepButtons
            paging={paging}
            finish={finish}
            finishesOnEachPage={finishesOnEachPage}
            isFinishing={isFinishing}
            onFinish={() => void send()}
          />
        </>
      }
    >
      <InputWorldProvider world={world}>
        {children}
        <PageHead paging={paging} />
        <div onFocus={paging.onFocus}>
          <FillItems
            key={page.id}
            draft={draft}
            items={page.items}
            onValues={editor.onValues}
            onReason={editor.onReason}
            onCalculated={editor.onCalculated}
            onLeave={editor.onLeave}
          />
        </div>
        {index === pages.length - 1 && after}
      </InputWorldProvider>
    </FillFrame>
  );
}

type Paging = ReturnType<typeof usePaging>;
type SendingProps = Pick<DraftFormProps, 'id' | 'editor' | 'makeEntries' | 'onFinished'>;

/** Puts a draft into the outbox, or leads to what keeps it from being sent. */
function useSending({ id, editor, makeEntries, onFinished }: SendingProps, paging: Paging) {
  const { draft } = editor;
  const filling = useFilling();
  const [isFinishing, setIsFinishing] = useState(false);
  const [failure, setFailure] = useState<AppError | 'no room' | null>(null);
  const send = async () => {
    editor.trySending();
    if (!maySend(draft).yes) {
      const [wrong] = invalidQuestions(draft);
      if (wrong === undefined) document.getElementById(launchNotesId)?.querySelector('button')?.focus();
      else paging.show(wrong);
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
  return { send, isFinishing, failure };
}

type TroubleProps = { children: string; /** To what it is about. */ way?: { label: string; go(): void } };

/** With a way, all of it is the button: it takes no more of a phone's page than its words. */
function Trouble({ children, way }: TroubleProps) {
  const words = (
    <>
      <CircleAlert size={20} aria-hidden />
      <span className={classes.words}>{children}</span>
    </>
  );
  if (way === undefined)
    return (
      <div className={classes.note} data-tone="danger">
        {words}
      </div>
    );
  return (
    <button type="button" className={classes.note} data-tone="danger" title={way.label} onClick={way.go}>
      {words}
      <ChevronRight size={20} aria-hidden />
    </button>
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

type TroublesProps = {
  draft: DraftEditor['draft'];
  /** Leads to the first answer that is wrong. */
  onWrong(): void;
  failure: AppError | 'no room' | null;
  hasRoom: boolean;
  /** Saves the answers to a file. */
  onSave(): void;
};

/** Why it cannot be sent, or could not. */
function Troubles({ draft, onWrong, failure, hasRoom, onSave }: TroublesProps) {
  const verdict = maySend(draft);
  return (
    <>
      {draft.tried && !verdict.yes && (
        <Trouble
          {...(draft.issues.size > 0 && {
            way: { label: pageTexts.show(draft.issues.size), go: onWrong },
          })}
        >
          {verdict.why}
        </Trouble>
      )}
      {failure instanceof AppError && <Trouble>{failure.message}</Trouble>}
      {(!hasRoom || failure === 'no room') && <NoRoom onSave={onSave} />}
    </>
  );
}

/** The answers are not saved: a file keeps them. */
function NoRoom({ onSave }: { onSave(): void }) {
  return (
    <div className={classes.note} data-tone="danger">
      <HardDrive size={20} aria-hidden />
      <span className={classes.words} data-long>
        {t(m.thisDeviceHasNoSpace)}
      </span>
      <Button size="md" mih={48} variant="default" onClick={onSave}>
        {t(m.saveToFile)}
      </Button>
    </div>
  );
}

type StepButtonsProps = Required<Pick<DraftFormProps, 'finish' | 'finishesOnEachPage'>> & {
  paging: Paging;
  isFinishing: boolean;
  onFinish(): void;
};

/** From page to page, and at the end the button that sends. */
function StepButtons({ paging, finish, finishesOnEachPage, isFinishing, onFinish }: StepButtonsProps) {
  const { pages, index } = paging;
  const isLast = index === pages.length - 1;
  return (
    <div className={`flex wrap gap-10 ${classes.steps}`}>
      {index > 0 && (
        <Button size="xl" h={56} fz="lg" variant="default" onClick={() => paging.open(index - 1)}>
          {pageTexts.back}
        </Button>
      )}
      {!isLast && (
        <Button
          size="xl"
          h={56}
          fz="lg"
          variant={finishesOnEachPage ? 'default' : 'filled'}
          onClick={() => paging.open(index + 1)}
        >
          {pageTexts.next}
        </Button>
      )}
      {(isLast || finishesOnEachPage) && (
        <Button size="xl" h={56} fz="lg" loading={isFinishing} onClick={onFinish}>
          {finish}
        </Button>
      )}
    </div>
  );
}
