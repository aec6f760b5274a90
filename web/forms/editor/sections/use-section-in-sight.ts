// The section that is currently in view.
import { useEffect, useState } from 'react';
import { type FormSection, formSections } from '#core/forms/draft/issue-locations.ts';
import { sectionId } from '#web/forms/editor/focus.ts';

/** A fraction of the window's height: a section is current once its heading is above this. */
const line = 0.4;

export function useSectionInSight(): FormSection {
  const [section, setSection] = useState<FormSection>('Form Name');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const isAbove = (each: FormSection) => {
        const heading = document.getElementById(sectionId(each));
        return heading !== null && heading.getBoundingClientRect().top < window.innerHeight * line;
      };
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 4;
      setSection((isAtEnd ? formSections.at(-1) : formSections.findLast(isAbove)) ?? 'Form Name');
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
