// Links to the sections, each with whether it is complete (spec 3, section 2, "Sticky side checklist"). A bar above the
// form on narrow screens.
import { Check, CircleAlert } from 'lucide-react';
import { memo } from 'react';
import { counted } from '#core/count-text.ts';
import type { FormSection } from '#core/forms/draft/issue-locations.ts';
import { sectionId } from '#web/forms/editor/focus.ts';
import { useSectionInSight } from './use-section-in-sight.ts';
import classes from './checklist.module.css';

export type ChecklistProps = {
  sections: readonly { section: FormSection; issues: number }[];
  /** Issues are shown as errors; before a save attempt, as incomplete. */
  tried: boolean;
};

export const Checklist = memo(function Checklist({ sections, tried }: ChecklistProps) {
  const here = useSectionInSight();
  return (
    <nav className={classes.checklist} aria-label="Sections of the form">
      <ol className={classes.list}>
        {sections.map(({ section, issues }) => {
          const state = issues === 0 ? 'complete' : tried ? 'broken' : 'open';
          return (
            <li key={section}>
              <a
                className={classes.link}
                href={`#${sectionId(section)}`}
                data-state={state}
                aria-current={section === here ? 'location' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  goTo(section);
                }}
              >
                <span className={classes.sign} aria-hidden="true">
                  {state === 'complete' && <Check size={12} strokeWidth={3} />}
                  {state === 'broken' && <CircleAlert size={16} />}
                </span>
                <span className={classes.name}>{section}</span>
                <span className={classes.hidden}>{stateText(state, issues)}</span>
                {state === 'broken' && (
                  <span className={classes.count} aria-hidden="true">
                    {issues}
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
});

function stateText(state: 'complete' | 'broken' | 'open', issues: number): string {
  if (state === 'complete') return ', complete';
  return state === 'open' ? ', not complete yet' : `, ${counted(issues, 'thing')} to put right`;
}

/** Without changing the address, which is the form's. */
function goTo(section: FormSection): void {
  const heading = document.getElementById(sectionId(section));
  heading?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  heading?.focus({ preventScroll: true });
}
