// Links to the sections, with whether those that a form needs are complete and how much is in each (spec 3, section
// 2, "Sticky side checklist"), and the outline of a long form. A bar above the form on narrow screens.
import { Check, CircleAlert } from 'lucide-react';
import { memo, type ReactNode, useEffect, useState } from 'react';
import type { SectionState } from '#core/forms/draft/draft-issues.ts';
import { type FormSection, formSections, sectionNames } from '#core/forms/draft/issue-locations.ts';
import { sectionId } from '#web/forms/editor/focus.ts';
import classes from './checklist.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type ChecklistProps = {
  sections: readonly SectionState[];
  /** Issues are shown as errors; before a save attempt, as incomplete. */
  tried: boolean;
  /** Below it where there is room. */
  outline: ReactNode;
};

export const Checklist = memo(function Checklist({ sections, tried, outline }: ChecklistProps) {
  const here = useSectionInSight();
  return (
    <div className={`sticky stack self-start ${classes.checklist}`}>
      <nav aria-label={t(m.sectionsOfForm)}>
        <ol className={`stack bare-list gap-2 ${classes.list}`}>
          {sections.map(({ section, issues, count, isNeeded }) => {
            const state = stateOf(issues, tried, isNeeded);
            return (
              <li key={section}>
                <a
                  className={`row py-7 px-10 rounded-8 soft weight-500 gap-10 undecorated narrow-gap-8 ${classes.link}`}
                  href={`#${sectionId(section)}`}
                  data-state={state}
                  aria-current={section === here ? 'location' : undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    goTo(section);
                  }}
                >
                  <span className={`middle rigid round ${classes.sign}`} aria-hidden="true">
                    {state === 'complete' && <Check size={12} strokeWidth={3} />}
                    {state === 'broken' && <CircleAlert size={16} />}
                  </span>
                  <span className="min-w-0 grow nowrap">{sectionNames[section]}</span>
                  <span className="unseen nowrap">{t(m.stateOf, { state, count: issues })}</span>
                  {state === 'broken' ? (
                    <span className="text-xs numbers danger weight-600" aria-hidden="true">
                      {issues}
                    </span>
                  ) : (
                    count !== null && (
                      <span className="text-xs numbers faint">
                        <span className="unseen nowrap">, </span>
                        {count}
                      </span>
                    )
                  )}
                </a>
              </li>
            );
          })}
        </ol>
      </nav>
      {outline}
    </div>
  );
});

type State = 'complete' | 'broken' | 'open' | 'optional';

/** What may stay empty is neither complete nor incomplete. */
function stateOf(issues: number, tried: boolean, isNeeded: boolean): State {
  if (issues > 0) return tried ? 'broken' : 'open';
  return isNeeded ? 'complete' : 'optional';
}

/** Without changing the address, which is the form's. */
function goTo(section: FormSection): void {
  const heading = document.getElementById(sectionId(section));
  heading?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** A fraction of the window's height: a section is current once its heading is above this. */
const line = 0.4;

/** The section that is currently in view. */
function useSectionInSight(): FormSection {
  const [section, setSection] = useState<FormSection>('form-name');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const isAbove = (each: FormSection) => {
        const heading = document.getElementById(sectionId(each));
        return heading !== null && heading.getBoundingClientRect().top < window.innerHeight * line;
      };
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 4;
      setSection((isAtEnd ? formSections.at(-1) : formSections.findLast(isAbove)) ?? 'form-name');
    };
    const scrolled = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', scrolled, { passive: true });
    // Expanding or adding something moves the sections as well.
    const resized = new ResizeObserver(scrolled);
    resized.observe(document.body);
    return () => {
      window.removeEventListener('scroll', scrolled);
      resized.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
  return section;
}
