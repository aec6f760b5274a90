// The lines of the Sheet Context panel. If a single sheet is shown, admins edit its answers in place: optimistically,
// and reverted on failure.
import { personName } from '#core/primitives.ts';
import { ActionIcon } from '@mantine/core';
import { Pencil } from 'lucide-react';
import { Fragment, useEffect, useRef, useState } from 'react';
import { setupNote } from '#core/filling/fills/fill-notes.ts';
import { removedText } from '#core/sheets/following-answers.ts';
import { saveAnswer } from '#core/sheets/actions.ts';
import { contextLines, type ContextLine, withContextAnswer } from '#core/sheets/dashboard/sheet-context.ts';
import type { SheetOverview } from '#core/sheets/engine/sheet-data.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { notifyDone } from '#web/ui/notices/notify.ts';
import { useAction } from '#web/ui/use-action.ts';
import { type AnswerChangeDraft, RowAnswerEdit } from '#web/sheets/row/row-answer-edit.tsx';
import { FormLink, UserLink } from '#web/sheets/name-links.tsx';
import { useDashboard } from './use-dashboard.ts';
import classes from './context-panel.module.css';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

type Answer = NonNullable<ContextLine['answer']>;
/** The user's input for a question. */
type Draft = { questionId: string } & AnswerChangeDraft;

export function ContextLines({ context, namesById }: Pick<SheetOverview, 'context' | 'namesById'>) {
  const actor = useActor();
  const { form, replaceSheet } = useDashboard();
  const { run } = useAction();
  const [edited, setEdited] = useState<string | null>(null);
  /** Being saved, and already shown. */
  const [sent, setSent] = useState<Draft | null>(null);
  /** It could not be saved, and stays in the field. */
  const [failed, setFailed] = useState<Draft | null>(null);
  const list = useRef<HTMLDListElement>(null);
  useEffect(() => setSent(null), [context]);

  const shown = sent === null ? context : withContextAnswer(context, sent.questionId, sent.values);
  const edit = (questionId: string | null, draft: Draft | null = null) => {
    setEdited(questionId);
    setFailed(draft);
  };
  const leave = (questionId: string) => {
    edit(null);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-edits="${questionId}"]`)?.focus(),
    );
  };
  const lines = contextLines(shown, { timeZone: actor.timeZone, catalogNames: namesById });
  const beside = lines.flatMap(({ answer }) => answer ?? []);
  const save = async ({ sheetId, question }: Answer, change: AnswerChangeDraft) => {
    const draft = { questionId: question.id, ...change };
    setSent(draft);
    leave(question.id);
    const ended = await run(saveAnswer, { sheetId, rowId: null, question, ...change });
    if (ended.done) {
      const removed = removedText(question, beside, ended.result);
      if (removed !== null) notifyDone(removed);
      if ('contextAnswers' in ended.result) replaceSheet(ended.result);
      return;
    }
    setSent(null);
    edit(question.id, draft);
  };
  const mayEdit = ({ sheetId, question, values }: Answer) =>
    saveAnswer.may(actor, { sheetId, rowId: null, question, values, comment: null }).yes;
  return (
    <dl className="grid m-0" ref={list}>
      {lines.map((line, index) => {
        const { label, text, answer } = line;
        const isEdited = answer !== undefined && answer.question.id === edited;
        return (
          // Two questions may have the same title.
          <div
            key={`${index} ${label}`}
            className={`ruled grid p-0 py-7 gap-12 ${classes.line}`}
            data-edited={isEdited || undefined}
          >
            <dt className="faint break">{label}</dt>
            <dd className={`flex items-start justify-between gap-8 m-0 break ${classes.value}`}>
              {isEdited ? (
                <RowAnswerEdit
                  question={answer.question}
                  before={answer.values}
                  beside={beside}
                  draft={failed?.questionId === edited ? failed : undefined}
                  names={namesById}
                  isSaving={false}
                  note={setupNote(form, answer.question)}
                  onSave={(change) => void save(answer, change)}
                  onCancel={() => leave(answer.question.id)}
                />
              ) : (
                <span className="break">{text === '' ? '–' : <Named {...line} />}</span>
              )}
              {answer !== undefined && !isEdited && mayEdit(answer) && (
                <ActionIcon
                  data-edits={answer.question.id}
                  aria-label={t(m.edit, { label })}
                  title={t(common.edit)}
                  size={24}
                  disabled={sent !== null}
                  onClick={() => edit(answer.question.id)}
                >
                  <Pencil size={14} aria-hidden />
                </ActionIcon>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The text of a line, whose people and form are links for anyone who may follow them. */
function Named({ text, users, isForm }: ContextLine) {
  const { form } = useDashboard();
  if (isForm === true) return <FormLink form={form} />;
  if (users === undefined) return text;
  const named = users.map(personName).join(', ');
  return (
    <>
      {users.map((user, place) => (
        <Fragment key={user.id}>
          {place > 0 && ', '}
          <UserLink user={user} />
        </Fragment>
      ))}
      {text.slice(named.length)}
    </>
  );
}
