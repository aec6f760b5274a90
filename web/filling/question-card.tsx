// One question: its text, its input, its issues. Memoized by its own data.
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { Button, Textarea } from '@mantine/core';
import { type FocusEvent, memo } from 'react';
import type { Followed } from '#core/filling/catalog/catalog-limits.ts';
import type { AnswerChoice } from '#core/filling/choices.ts';
import type { CalculationState } from '#core/filling/fills/fill-notes.ts';
import type { Question } from '#core/questions/schema.ts';
import { answerText } from '#core/sheets/format-answer.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { AnswerInput, isOneField } from './inputs/answer-input.tsx';
import type { InputProps } from './inputs/input.ts';
import inputs from './inputs/inputs.module.css';
import classes from './fill-items.module.css';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/filling/texts.ts';
import { reasonLimit } from '#core/questions/rules/passing.ts';
import { m } from './texts.ts';

export type QuestionCardProps = {
  question: Question;
  values: readonly string[];
  issues: readonly string[];
  /** What its answer breaks that may be passed with a reason, which is then asked for. */
  passable?: readonly string[];
  reason?: string;
  /** The reason is due. */
  needsReason?: boolean;
  /** Why its answer was removed when another one changed. */
  removed?: string | null;
  followed?: Followed | null;
  /** Those of its options that are shown; null: all. */
  choices?: readonly AnswerChoice[] | null;
  around?: InputProps['around'];
  /** Whether its answer is calculated. */
  calculation?: CalculationState | null;
  /** What is said of what fills it. */
  fillNote?: string | null;
  onCalculated?: ((questionId: string) => void) | undefined;
  /** What draws the questions of its entries. */
  Items?: InputProps['Items'];
  onValues(questionId: string, values: readonly string[]): void;
  onReason?: ((questionId: string, reason: string) => void) | undefined;
  /** The user moved on to something else. */
  onLeave(questionId: string): void;
};

export const QuestionCard = memo(function DrawnQuestionCard(props: QuestionCardProps) {
  const { question, values, followed = null, choices = null, around = null, onValues } = props;
  const { calculation = null } = props;
  const { id, text, type, required } = question;
  const fieldId = `field-${id}`;
  const labelId = `label-${id}`;
  const { isWrong, asksReason, isDone, describedBy, onBlur } = stateOf(props);
  const words = (
    <>
      <span className={`min-w-0 break ${classes.words}`} dir="auto">
        {text}
      </span>
      {required && (
        <span className={`danger text-sm weight-600 ${classes.required}`} data-done={isDone || undefined}>
          {t(m.required)}
        </span>
      )}
    </>
  );
  return (
    <div
      id={cardId(id)}
      className={classes.question}
      data-wrong={isWrong || undefined}
      data-passable={asksReason || undefined}
      onBlur={onBlur}
    >
      {isOneField(type) && calculation !== 'only' ? (
        <label id={labelId} htmlFor={fieldId} className={classes.label}>
          {words}
        </label>
      ) : (
        <div id={labelId} className={classes.label}>
          {words}
        </div>
      )}
      {calculation === 'only' ? (
        <Calculated question={question} values={values} labelId={labelId} />
      ) : (
        <AnswerInput
          id={fieldId}
          labelId={labelId}
          describedBy={describedBy}
          followed={followed}
          choices={choices}
          around={around}
          question={question}
          values={values}
          isInvalid={isWrong}
          Items={props.Items}
          onValues={(next) => onValues(id, next)}
        />
      )}
      <QuestionNotes {...props} />
    </div>
  );
});

const none: readonly string[] = [];

/** What a card, and a row of a table, says of a question beside its answer. */
export function stateOf(props: QuestionCardProps) {
  const { question, values, passable = none, removed = null, onReason, onLeave } = props;
  const { id } = question;
  const asksReason = passable.length > 0 && onReason !== undefined;
  const isWrong = !asksReason && props.issues.length > 0;
  const said = [
    ...(isWrong ? [issueId(id)] : []),
    ...(asksReason ? [passableId(id)] : []),
    ...(removed === null ? [] : [removedId(id)]),
    ...(props.fillNote == null ? [] : [noteId(id)]),
  ];
  return {
    isWrong,
    asksReason,
    // What is answered asks for nothing any more.
    isDone: !isWrong && values.some((value) => value.trim() !== ''),
    describedBy: said[0],
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) onLeave(id);
    },
  };
}

const issueId = (id: string) => `fault-${id}`;
const removedId = (id: string) => `removed-${id}`;
const passableId = (id: string) => `passable-${id}`;
const noteId = (id: string) => `filled-${id}`;

/** Its issues, why its answer was removed, and the reason that it is asked for. */
export function QuestionNotes(props: QuestionCardProps) {
  const { question, issues, removed = null, passable = none, reason = '', needsReason = false } = props;
  const { id, text } = question;
  const { isWrong, asksReason } = stateOf(props);
  return (
    <>
      <FillNote {...props} />
      {removed !== null && (
        <p id={removedId(id)} className={classes.removed} role="status">
          <Info size={18} className="mt-3" aria-hidden />
          {removed}
        </p>
      )}
      {isWrong && (
        <div id={issueId(id)}>
          <Issues issues={issues} />
        </div>
      )}
      <Passable
        id={passableId(id)}
        title={text}
        texts={asksReason ? passable : none}
        reason={reason}
        isMissing={needsReason}
        onReason={(next) => props.onReason?.(id, next)}
      />
    </>
  );
}

/** What fills a question, and the way back to its calculated answer. */
function FillNote({ question: { id }, calculation, fillNote = null, onCalculated }: QuestionCardProps) {
  const isOtherwise = calculation === 'otherwise';
  if (fillNote === null && !isOtherwise) return null;
  return (
    <div className="row wrap gap-10 mt-6 soft">
      <span id={noteId(id)} className="break">
        {fillNote}
      </span>
      {isOtherwise && (
        <Button variant="default" size="md" mih={48} onClick={() => onCalculated?.(id)}>
          {t(both.useCalculated)}
        </Button>
      )}
    </div>
  );
}

type CalculatedProps = Pick<QuestionCardProps, 'question' | 'values'> & { labelId: string };

/** An answer that nobody can give. */
function Calculated({ question, values, labelId }: CalculatedProps) {
  const { timeZone } = useActor();
  const text = answerText(question, values, { timeZone });
  return (
    <output
      aria-labelledby={labelId}
      className="block py-14 px-16 rounded-12 on-sunken text-lg numbers break"
      dir="auto"
    >
      {text === '' ? '–' : text}
    </output>
  );
}

export function Issues({ issues }: { issues: readonly string[] }) {
  return [...new Set(issues)].map((issue) => (
    <p key={issue} className={inputs.issue}>
      <CircleAlert size={18} aria-hidden />
      {issue}
    </p>
  ));
}

type PassableProps = {
  id: string;
  /** Of the question. */
  title: string;
  texts: readonly string[];
  reason: string;
  isMissing: boolean;
  onReason(reason: string): void;
};

/** What an answer breaks that may be passed, which is announced, and the reason for it. */
function Passable({ id, title, texts, reason, isMissing, onReason }: PassableProps) {
  return (
    <>
      <div id={id} role="status">
        {[...new Set(texts)].map((text) => (
          <p key={text} className={classes.warned}>
            <TriangleAlert size={18} aria-hidden />
            {text}
          </p>
        ))}
      </div>
      {texts.length > 0 && (
        <Textarea
          mt="xs"
          size="md"
          autosize
          minRows={1}
          maxRows={6}
          label={t(both.reasonForRule)}
          aria-label={t(both.reasonOf, { title })}
          description={t(both.mayBePassed)}
          error={isMissing && t(both.giveReason)}
          maxLength={reasonLimit}
          data-asks-reason={reason.trim() === '' || undefined}
          value={reason}
          onChange={({ currentTarget }) => onReason(currentTarget.value)}
        />
      )}
    </>
  );
}

const cardPrefix = 'question-';

export function cardId(questionId: string): string {
  return cardPrefix + questionId;
}

/** The question whose card an element is part of. */
export function questionAround(element: Element): string | null {
  return element.closest(`[id^="${cardPrefix}"]`)?.id.slice(cardPrefix.length) ?? null;
}

/** Scrolls a question into view and focuses its input, or the header of a group. */
export function goToQuestion(questionId: string): void {
  const card = document.getElementById(cardId(questionId));
  const field =
    card?.querySelector<HTMLElement>('[data-asks-reason]') ??
    card?.querySelector<HTMLElement>('input:not([hidden]), textarea, button');
  card?.scrollIntoView({ block: 'center' });
  (field ?? card)?.focus({ preventScroll: true });
}
