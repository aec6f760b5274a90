// The progress of filling in, as a bar and as text.
import { progressOf, progressText } from '#core/filling/fill-view.ts';
import type { FillDraft } from '#core/filling/fill-draft.ts';
import classes from './action-bar.module.css';

export function ProgressLine({ draft }: { draft: FillDraft }) {
  const progress = progressOf(draft);
  const { answered, total } = progress;
  if (total === 0) return null;
  return (
    <div className={classes.progress}>
      <div className={classes.track} aria-hidden="true">
        <div className={classes.done} style={{ width: `${(answered / total) * 100}%` }} />
      </div>
      <span className={classes.count} role="status">
        {progressText(progress)}
      </span>
    </div>
  );
}
