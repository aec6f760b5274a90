// What the sheet of a row was set up with. It belongs to all rows of the sheet, and is changed on its dashboard.
import { type ReactNode, useState } from 'react';
import type { RowAnswer } from '#core/sheets/row-details.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import { Given } from './row-answers.tsx';
import { RowImageViewer } from './row-image-viewer.tsx';
import classes from './row-details.module.css';

export type RowSetupProps = {
  setup: readonly RowAnswer[];
  /** The button that filters by an answer. */
  filterBy(answer: RowAnswer): ReactNode;
};

export function RowSetup({ setup, filterBy }: RowSetupProps) {
  const [viewed, setViewed] = useState<string | null>(null);
  if (setup.length === 0) return null;
  const images = setup.flatMap((answer) =>
    answer.images.map(({ id }) => ({ id, question: answer.question })),
  );
  return (
    <section style={{ marginTop: '1.25rem' }} aria-labelledby="row-setup">
      <h3 id="row-setup" className="m-0 mb-4 weight-600" style={{ fontSize: 'inherit' }}>
        {sheetTexts.rowSetup}
      </h3>
      <dl className="m-0">
        {setup.map((answer) => (
          <div
            key={answer.question.id}
            className={`ruled grid items-start p-0 py-6 gap-x-16 ${classes.answer}`}
          >
            <dt className="row min-h-24">
              <span className="break">{answer.question.text}</span>
              {filterBy(answer)}
            </dt>
            <Given answer={answer} onImage={setViewed} />
          </div>
        ))}
      </dl>
      <RowImageViewer images={images} shown={viewed} onShow={setViewed} />
    </section>
  );
}
