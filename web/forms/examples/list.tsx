// The example forms by category, one of them selected: a list box, since selecting alone opens nothing.
import type { KeyboardEvent } from 'react';
import type { ExampleCategory } from '#core/forms/examples.ts';
import { questionCountOf } from '#core/forms/outline.ts';
import { ExamplesIcon } from './icon.tsx';
import classes from './list.module.css';
import { t } from '#core/messages/text.ts';
import { m } from '../texts.ts';
import { counts } from '#core/messages/count-texts.ts';

export type ExamplesListProps = {
  id: string;
  categories: readonly ExampleCategory[];
  chosenId: string | undefined;
  onChosen(id: string): void;
  /** Selected and confirmed in one step. */
  onTake(path: string, file: string): void;
  onKeyDown(event: KeyboardEvent): void;
};

/** The element id of an example. */
export function optionId(path: string, file: string): string {
  return `template-${path}-${file.replace(/\.json$/, '')}`;
}

export function ExamplesList({ id, categories, chosenId, onChosen, onTake, onKeyDown }: ExamplesListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t(m.templates)}
      aria-activedescendant={chosenId}
      tabIndex={0}
      className={`scroll-y p-0 pb-12 px-12 on-canvas focus-outline-in-2 ${classes.list}`}
      onKeyDown={onKeyDown}
    >
      {categories.map(({ path, category, forms }) => (
        <div key={path} role="group" aria-labelledby={`templates-${path}`}>
          <div
            id={`templates-${path}`}
            className="sticky z-1 top-0 row px-8 on-canvas faint text-xs weight-600 gap-6"
            style={{ paddingBlock: '0.75rem 0.375rem' }}
          >
            <ExamplesIcon path={path} size={15} />
            {category}
          </div>
          {forms.map(({ file, form }) => {
            const option = optionId(path, file);
            return (
              <button
                key={file}
                id={option}
                type="button"
                role="option"
                aria-selected={option === chosenId}
                tabIndex={-1}
                className={classes.option}
                onClick={() => onChosen(option)}
                onDoubleClick={() => onTake(path, file)}
              >
                <span className="weight-600">{form.name}</span>
                <span className="two-lines soft text-xs">{form.description}</span>
                <span className="faint text-xs">{t(counts.questions, { count: questionCountOf(form) })}</span>
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}
