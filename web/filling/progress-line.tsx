// The progress of filling in, as a bar and as text; pressed, it leads to the next question without an answer.
import { progressOf, progressText } from '#core/filling/fill-view.ts';
import type { FillDraft } from '#core/filling/fill-draft.ts';
import { pageTexts } from '#core/filling/fill-pages.ts';
import classes from './action-bar.module.css';

export type ProgressLineProps = { draft: FillDraft; onPress(): void };

export function ProgressLine({ draft, onPress }: ProgressLineProps) {
  const progress = progressOf(draft);
  const { answered, total } = progress;
  if (total === 0) return null;
  return (
    <div className="row wrap gap-12">
      <div className={`overflow-hidden h-8 rounded-4 ${classes.track}`} aria-hidden="true">
        <div
          className={`h-full rounded-4 ${classes.done}`}
          style={{ width: `${(answered / total) * 100}%` }}
        />
      </div>
      <span role="status">
        {answered === total ? (
          <span className={`soft text-15 numbers weight-550 ${classes.count}`}>{progressText(progress)}</span>
        ) : (
          <button
            type="button"
            className={`soft text-15 numbers weight-550 ${classes.count}`}
            title={pageTexts.nextUnanswered}
            onClick={onPress}
          >
            {progressText(progress)}
          </button>
        )}
      </span>
    </div>
  );
}
