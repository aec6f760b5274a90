// The review of a row: how it ended, or for those who may the choice with a comment.
import { Button, Group, Textarea } from '@mantine/core';
import { Check, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import type { Form } from '#core/forms/schema.ts';
import { approve, reject, reopen } from '#core/sheets/actions.ts';
import { momentText } from '#core/sheets/answer-text.ts';
import type { Row } from '#core/sheets/schema.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { ReviewBadge } from './table-columns.tsx';
import classes from './row-details.module.css';

export type RowReviewProps = { row: Row; form: Form; onReviewed(row: Row): void };

export function RowReview({ row, form, onReviewed }: RowReviewProps) {
  const actor = useActor();
  const { run, isRunning } = useAction();
  const [comment, setComment] = useState('');
  const { reviewState, reviewer, reviewDate, reviewComment } = row;
  if (reviewState === null) return null;
  const asked = { row, form, comment: null };
  const review = async (action: typeof approve) => {
    const ended = await run(action, { row, form, comment: comment.trim() || null });
    if (ended.done) onReviewed(ended.result);
  };
  return (
    <section className={classes.review} aria-label="Review">
      <div className={classes.reviewHead}>
        <ReviewBadge state={reviewState} />
        {reviewer !== null && (
          <span>
            by {reviewer.userName}
            {reviewDate !== null && <time>, {momentText(reviewDate, actor.timeZone)}</time>}
          </span>
        )}
      </div>
      {reviewComment !== null && reviewComment !== '' && <p className={classes.comment}>{reviewComment}</p>}
      {approve.may(actor, asked).yes && (
        <>
          <Textarea
            label="Comment"
            autosize
            minRows={2}
            maxRows={8}
            maxLength={10_000}
            value={comment}
            onChange={({ currentTarget }) => setComment(currentTarget.value)}
          />
          <Group gap="xs">
            <Button
              leftSection={<Check size={16} aria-hidden />}
              disabled={isRunning}
              onClick={() => void review(approve)}
            >
              {approve.label}
            </Button>
            <Button
              variant="default"
              leftSection={<X size={16} aria-hidden />}
              disabled={isRunning}
              onClick={() => void review(reject)}
            >
              {reject.label}
            </Button>
          </Group>
        </>
      )}
      {reopen.may(actor, asked).yes && (
        <Group gap="xs">
          <Button
            variant="default"
            size="compact-md"
            leftSection={<Undo2 size={16} aria-hidden />}
            disabled={isRunning}
            onClick={() => void review(reopen)}
          >
            {reopen.label}
          </Button>
        </Group>
      )}
    </section>
  );
}
