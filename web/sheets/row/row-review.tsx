// The review of a row: its status or, for users who may review it, the choice with a comment, at the foot of the panel.
// Authors of a returned row get a link to correct it.
import { Button, Checkbox, Group, Textarea } from '@mantine/core';
import { Check, CornerUpLeft, Undo2, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Form } from '#core/forms/schema.ts';
import { approve, reject, reopen, returnRow, reviewAllActions } from '#core/sheets/actions.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { mayCorrect } from '#core/sheets/policy.ts';
import { returnedTexts, reviewTexts } from '#core/sheets/review/labels.ts';
import { isOn as isFlagOn } from '#core/flags.ts';
import { statusOf } from '#core/sheets/review/review-status.ts';
import { returnIssue } from '#core/sheets/review/bulk-change.ts';
import type { ReviewedRows, ReviewStatus, Row } from '#core/sheets/schema.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import { LinkButton } from '#web/ui/link.tsx';
import { useActor } from '#web/platform/core-context.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { UserLink } from '#web/sheets/name-links.tsx';
import { ReviewBadge } from '#web/sheets/table/table-columns.tsx';
import { useBegun } from './use-row-draft-guard.ts';
import { rowKey, useRowKeys } from './use-row-keys.ts';
import { type RowsChanged, useUndoOffers } from '#web/sheets/table/use-undo-offers.ts';
import classes from './row-details.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { rich } from '#web/ui/rich.tsx';

export type RowReviewProps = Pick<RowsChanged, 'onUndone'> & {
  row: Row;
  form: Pick<Form, 'id' | 'reviewers'>;
  onReviewed(row: Row): void;
  /** The review was set back. */
  onSetBack(reviewed: ReviewedRows): void;
  /** It was opened from the previous row: the keyboard focus continues here. */
  isNext: boolean;
  /** The foot of the panel, where the buttons stay in their place; null before it is there. */
  foot: HTMLElement | null;
  /** Whether the next row follows a review, and where that is chosen: of a decided row there is nothing to choose. */
  onward: { place: HTMLElement; goesOn: boolean; onGoesOn(goesOn: boolean): void } | null;
};

export function RowReview(props: RowReviewProps) {
  const { row, form, foot, onward } = props;
  const actor = useActor();
  const reviewing = useReviewing(props);
  const { status, isReviewed, isReopened } = reviewing;
  if (status === null) return null;
  const { returned } = row;
  const isCorrected = mayCorrect(actor, { user: row.user, isReturned: returned !== null }).yes;
  return (
    <section className="mb-20 grid gap-8" aria-label={t(m.review)}>
      <div className="row gap-10 soft">
        <ReviewBadge state={status} />
        <Outcome row={row} timeZone={actor.timeZone} />
        {status === 'PENDING' && !isReviewed && <span>{sheetTexts.waitsForReview}</span>}
      </div>
      <Said text={returned?.comment ?? row.reviewComment} />
      {returned !== null && !isCorrected && <p className="m-0 soft break pre-wrap">{returnedTexts.waits}</p>}
      {isCorrected && (
        <LinkButton
          to="/fill/$templateId/$sheetId"
          params={{ templateId: form.id, sheetId: row.sheetId }}
          search={{ returned: row.id }}
          className={classes.way ?? ''}
        >
          {returnedTexts.correct}
        </LinkButton>
      )}
      {foot !== null &&
        (isReviewed || isReopened) &&
        createPortal(<ReviewActions reviewing={reviewing} />, foot)}
      {onward !== null &&
        isReviewed &&
        createPortal(
          <Checkbox
            size="xs"
            label={reviewTexts.goToNext}
            checked={onward.goesOn}
            onChange={({ currentTarget }) => onward.onGoesOn(currentTarget.checked)}
          />,
          onward.place,
        )}
    </section>
  );
}

/** The review as it is written: its comment, and what the user may do. */
function useReviewing({ row, form, onReviewed, onSetBack, onUndone, isNext, foot }: RowReviewProps) {
  const actor = useActor();
  const { run, isRunning } = useAction();
  const [comment, setComment] = useState('');
  const [issue, setIssue] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Beside the table, the focus may be there.
    const { activeElement } = document;
    if (isNext && (activeElement === null || activeElement === document.body)) first.current?.focus();
  }, [isNext, foot]);
  const offers = useUndoOffers(form, { onReviewed: onSetBack, onUndone });
  useBegun('comment', comment.trim() !== '' && !isRunning);
  const status = isFlagOn(actor, 'FORM_REVIEWERS_ENABLED') ? statusOf(row) : null;
  const reviewParams = { row, form, comment: null };
  const write = (text: string) => {
    setComment(text);
    setIssue(null);
  };
  const review = async (action: typeof approve, change: ReviewStatus) => {
    const reviewed = { ...reviewParams, comment: comment.trim() || null };
    const ended = await run(action, reviewed, { offer: () => offers.ofReview([row.id], change) });
    if (!ended.done) return;
    write('');
    onReviewed(ended.result);
  };
  const setBack = async () => {
    const rows = { form, rowIds: [row.id], comment: null };
    const ended = await run(reviewAllActions.PENDING, rows, { offer: ({ undo }) => offers.ofUndo(undo) });
    if (ended.done) onSetBack(ended.result);
  };
  const giveBack = () => {
    const found = returnIssue(comment);
    setIssue(found);
    if (found === null) void review(returnRow, 'RETURNED');
    else field.current?.focus();
  };
  const isKnown = status !== null;
  const isReviewed = isKnown && approve.may(actor, reviewParams).yes;
  const isReturned = isKnown && returnRow.may(actor, reviewParams).yes;
  const isReopened = isKnown && reopen.may(actor, reviewParams).yes;
  useRowKeys(!isRunning, {
    a: isReviewed ? () => void review(approve, 'APPROVED') : undefined,
    r: isReturned ? giveBack : undefined,
    x: isReviewed ? () => void review(reject, 'REJECTED') : undefined,
  });
  return {
    status,
    comment,
    issue,
    isRunning,
    isReviewed,
    isReturned,
    isReopened,
    field,
    first,
    write,
    review,
    giveBack,
    setBack,
  };
}

function ReviewActions({ reviewing }: { reviewing: ReturnType<typeof useReviewing> }) {
  const { comment, issue, isRunning, isReviewed, isReturned, isReopened, field, first } = reviewing;
  const { write, review, giveBack, setBack } = reviewing;
  // Anyone who writes a comment need not reach for a button: what is to be corrected goes back to the author.
  const send = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isRunning) return;
    event.preventDefault();
    if (isReturned) giveBack();
  };
  return (
    <section className="grid gap-10" aria-label={t(m.reviewActions)}>
      {isReviewed && (
        <Textarea
          ref={field}
          aria-label={t(m.comment)}
          placeholder={t(m.comment)}
          description={isReturned ? returnedTexts.commentFor : undefined}
          inputWrapperOrder={['input', 'error', 'description']}
          error={issue}
          autosize
          minRows={1}
          maxRows={6}
          maxLength={10_000}
          value={comment}
          onKeyDown={send}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
      )}
      <Group gap="xs">
        {isReviewed && (
          <Button
            ref={first}
            {...rowKey(approve.label, 'a')}
            rightSection={<span className={classes.key} data-key="A" />}
            leftSection={<Check size={16} aria-hidden />}
            disabled={isRunning}
            onClick={() => void review(approve, 'APPROVED')}
          >
            {approve.label}
          </Button>
        )}
        {isReturned && (
          <Button
            {...rowKey(returnRow.label, 'r')}
            rightSection={<span className={classes.key} data-key="R" />}
            variant="default"
            leftSection={<CornerUpLeft size={16} aria-hidden />}
            disabled={isRunning}
            onClick={giveBack}
          >
            {returnRow.label}
          </Button>
        )}
        {isReviewed && (
          <Button
            {...rowKey(reject.label, 'x')}
            rightSection={<span className={classes.key} data-key="X" />}
            variant="default"
            leftSection={<X size={16} aria-hidden />}
            disabled={isRunning}
            onClick={() => void review(reject, 'REJECTED')}
          >
            {reject.label}
          </Button>
        )}
        {isReopened && (
          <Button
            variant="default"
            leftSection={<Undo2 size={16} aria-hidden />}
            disabled={isRunning}
            onClick={() => void setBack()}
          >
            {reopen.label}
          </Button>
        )}
      </Group>
    </section>
  );
}

/** Who decided, and when. */
function Outcome({ row: { returned, reviewer, reviewDate }, timeZone }: { row: Row; timeZone: string }) {
  const [by, at] = returned === null ? [reviewer, reviewDate] : [returned.by, returned.at];
  if (by === null) return null;
  return (
    <span>
      {at === null
        ? rich(m.byUser, { user: <UserLink user={by} /> })
        : rich(m.byUserAt, {
            user: <UserLink user={by} />,
            moment: momentText(at, timeZone),
            time: (text) => <time>{text}</time>,
          })}
    </span>
  );
}

function Said({ text }: { text: string | null }) {
  return text === null || text === '' ? null : (
    <p className="m-0 soft break pre-wrap" dir="auto">
      {text}
    </p>
  );
}
