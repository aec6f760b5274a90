// Everything that is in the way of saving, each with the way to it. Shown once a save has failed.
import { UnstyledButton } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { counted } from '#core/count-text.ts';
import { type DraftFault } from '#core/forms/draft/draft-places.ts';
import { cardId, focusSoon, sectionId } from '#web/forms/editor/focus.ts';
import { type Editor, useEditorHandle } from '#web/forms/editor/use-editor.ts';
import classes from './fault-summary.module.css';

/** Listed at once; the rest shows as these are put right. */
const most = 8;

export type FaultSummaryProps = {
  faults: readonly DraftFault[];
  /** How often a save has failed by them: each time they are shown anew. */
  refusals: number;
};

export const FaultSummary = memo(function FaultSummary({ faults, refusals }: FaultSummaryProps) {
  const editor = useEditorHandle();
  const place = useRef<HTMLElement>(null);
  const seen = useRef(0);
  const isShown = faults.length > 0;
  useEffect(() => {
    if (!isShown || seen.current === refusals) return;
    seen.current = refusals;
    place.current?.scrollIntoView({ block: 'start' });
    place.current?.focus({ preventScroll: true });
  }, [isShown, refusals]);
  if (faults.length === 0) return null;
  const more = faults.length - most;
  return (
    <section ref={place} className={classes.summary} role="alert" tabIndex={-1}>
      <h2 className={classes.title}>
        <CircleAlert size={18} aria-hidden />
        {counted(faults.length, 'thing')} to put right before this form can be saved
      </h2>
      <ul className={classes.list}>
        {faults.slice(0, most).map((fault) => (
          <li key={fault.path}>
            <UnstyledButton className={classes.jump} onClick={() => jumpTo(editor, fault)}>
              <span className={classes.where}>{fault.where}</span>
              <span>{fault.message}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={classes.more}>and {counted(more, 'more', 'more')}</p>}
    </section>
  );
});

/** Opens what has the fault, and focuses the field. */
function jumpTo(editor: Editor, { itemId, path, section }: DraftFault): void {
  if (itemId !== null) editor.open(itemId);
  focusSoon([path, ...(itemId === null ? [] : [cardId(itemId)]), sectionId(section)], 'center');
}
