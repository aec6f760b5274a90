// All issues that prevent saving, each with a link. Shown after a failed save.
import { UnstyledButton } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { type DraftIssue } from '#core/forms/draft/issue-locations.ts';
import { cardId, focusSoon, sectionId } from '#web/forms/editor/focus.ts';
import { type Editor, useEditorHandle } from '#web/forms/editor/use-editor.ts';
import classes from './issue-summary.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Maximum number shown; the others follow as these are fixed. */
const most = 8;

export type IssueSummaryProps = {
  issues: readonly DraftIssue[];
  /** Number of failed saves: the summary is shown again after each. */
  refusals: number;
};

export const IssueSummary = memo(function IssueSummary({ issues, refusals }: IssueSummaryProps) {
  const editor = useEditorHandle();
  const place = useRef<HTMLElement>(null);
  const seen = useRef(0);
  const isShown = issues.length > 0;
  useEffect(() => {
    if (!isShown || seen.current === refusals) return;
    seen.current = refusals;
    const [only, ...others] = issues;
    // One is mended where it is.
    if (only !== undefined && others.length === 0) return jumpTo(editor, only);
    place.current?.scrollIntoView({ block: 'start' });
    place.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once a refusal, whatever is mended afterwards
  }, [isShown, refusals]);
  if (issues.length === 0) return null;
  const more = issues.length - most;
  return (
    <section ref={place} className={`py-16 px-20 rounded-12 ${classes.summary}`} role="alert" tabIndex={-1}>
      <h2 className="row m-0 danger text-md weight-600 gap-8">
        <CircleAlert size={18} aria-hidden />
        {t(m.fixProblems, { count: issues.length })}
      </h2>
      <ul className="bare-list mt-8">
        {issues.slice(0, most).map((issue) => (
          <li key={issue.path}>
            <UnstyledButton
              className={`flex w-full wrap py-4 px-8 rounded-6 text-sm gap-y-0 gap-x-8 ${classes.jump}`}
              onClick={() => jumpTo(editor, issue)}
            >
              <span className={`weight-600 break ${classes.where}`}>{issue.where}</span>
              <span>{issue.message}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="m-0 mt-4 soft text-sm">{t(m.andMore, { more })}</p>}
    </section>
  );
});

/** Expands the card with the issue, and focuses the field. */
function jumpTo(editor: Editor, { itemId, path, section }: DraftIssue): void {
  if (itemId !== null) editor.open(itemId);
  focusSoon([path, ...(itemId === null ? [] : [cardId(itemId)]), sectionId(section)], 'center');
}
