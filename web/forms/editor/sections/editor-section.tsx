// A section of the editor: its heading, which the checklist links to, and a surface for its fields.
import type { ReactNode } from 'react';
import { type FormSection, sectionNames } from '#core/forms/draft/issue-locations.ts';
import { sectionId } from '#web/forms/editor/focus.ts';
import classes from './editor-section.module.css';

export type EditorSectionProps = {
  section: FormSection;
  /** The heading, if it differs from the section's name. */
  title?: string;
  text?: ReactNode;
  actions?: ReactNode;
  /** Fields are on a surface; cards are surfaces themselves. */
  isPlain?: boolean;
  children: ReactNode;
};

export function EditorSection({
  section,
  title = sectionNames[section],
  text,
  actions,
  isPlain = false,
  children,
}: EditorSectionProps) {
  const id = sectionId(section);
  return (
    <section aria-labelledby={id} className="min-w-0">
      <header className="flex items-end justify-between mb-12 gap-16">
        <div>
          <h2
            id={id}
            className={`m-0 text-lg weight-640 leading-135 ${classes.title}`}
            style={{ scrollMarginTop: 'calc(var(--editor-top) + 1.5rem)' }}
            tabIndex={-1}
          >
            {title}
          </h2>
          {text !== undefined && (
            <p className="m-0 mt-2 faint" style={{ maxWidth: '40rem' }}>
              {text}
            </p>
          )}
        </div>
        {actions}
      </header>
      {isPlain ? (
        children
      ) : (
        <div className="stack card gap-16" style={{ padding: '1.25rem' }}>
          {children}
        </div>
      )}
    </section>
  );
}
