// Edits one question's answers in place: the field, the reason, and the buttons. Admins only.
import { Button, Group, Textarea } from '@mantine/core';
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Question } from '#core/questions/schema.ts';
import type { BesideAnswers } from '#core/sheets/following-answers.ts';
import { answerEditTexts, editIssue, isEdited, passableIn } from '#core/sheets/answer-change.ts';
import { RowAnswerInput } from './row-answer-input.tsx';
import { keepsEscape } from '#web/ui/dialog/on-top.ts';
import { useBegun, useMayDrop } from './use-row-draft-guard.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/sheets/texts.ts';
import { m } from './texts.ts';

export type AnswerChangeDraft = { values: readonly string[]; comment: string | null };
export type RowAnswerEditProps = {
  question: Question;
  /** The current values. */
  before: readonly string[];
  /** The user's input that could not be saved. */
  draft?: AnswerChangeDraft | undefined;
  names: ReadonlyMap<string, string>;
  /** The answers beside it, which may decide what can be chosen. */
  beside: BesideAnswers;
  isSaving: boolean;
  /** What else the change does. */
  note?: string | undefined;
  onSave(draft: AnswerChangeDraft): void;
  onCancel(): void;
};

export function RowAnswerEdit(props: RowAnswerEditProps) {
  const { question, before, draft, names, beside, isSaving, note, onSave, onCancel } = props;
  const [values, setValues] = useState(draft?.values ?? before);
  const [comment, setComment] = useState(draft?.comment ?? '');
  const [wasTried, setWasTried] = useState(false);
  const issue = editIssue(question, values, { before, now: Date.now(), comment, beside });
  const asksReason = isEdited(before, values) && passableIn(question, values, Date.now()).length > 0;
  const isBegun = isEdited(before, values) || comment.trim() !== '';
  useBegun('answer', isBegun && !isSaving);
  const mayDrop = useMayDrop();
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    // A form within the panel of another.
    event.stopPropagation();
    setWasTried(true);
    if (!isEdited(before, values)) onCancel();
    else if (issue === null) onSave({ values, comment: comment.trim() || null });
  };
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const fields = [...(form.current?.querySelectorAll<HTMLElement>('input, textarea, button') ?? [])];
    // Among radio buttons, the checked one.
    const chosen = fields.find((field) => field instanceof HTMLInputElement && field.checked);
    (chosen ?? fields.find((field) => !field.hidden))?.focus();
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const press = ({ key, target, nativeEvent }: KeyboardEvent) => {
    if (key !== 'Escape' || nativeEvent.isComposing) return;
    // An open list closes first.
    if (target instanceof Element && target.getAttribute('aria-expanded') === 'true') return;
    void mayDrop().then((isSure) => isSure && onCancel());
  };
  return (
    // Escape closes the edit and not the panel around it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      className="grid border rounded-12 mt-8 on-canvas gap-12"
      style={{ padding: '0.875rem' }}
      aria-label={t(m.edit, { question: question.text })}
      noValidate
      onSubmit={save}
      onKeyDown={press}
      onFocus={({ target }) => {
        for (const [mark, value] of Object.entries(keepsEscape)) target.setAttribute(mark, value);
      }}
    >
      <RowAnswerInput
        question={question}
        values={values}
        issue={wasTried || asksReason ? issue : null}
        names={names}
        before={before}
        beside={beside}
        onValues={setValues}
      />
      <Textarea
        label={answerEditTexts.reason}
        description={asksReason ? undefined : t(both.optionalSavedInHistory)}
        required={asksReason}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={10_000}
        value={comment}
        onChange={({ currentTarget }) => setComment(currentTarget.value)}
      />
      {note !== undefined && <p className="m-0 faint text-xs">{note}</p>}
      <Group gap="xs">
        <Button type="submit" size="compact-md" loading={isSaving}>
          {t(common.save)}
        </Button>
        <Button variant="default" size="compact-md" disabled={isSaving} onClick={onCancel}>
          {t(common.cancel)}
        </Button>
      </Group>
    </form>
  );
}
