// Elements between questions: headings, descriptions, and formula results.
import { assertNever } from '#core/assert-never.ts';
import { lazy, memo, Suspense } from 'react';
import type { Element } from '#core/forms/schema.ts';
import classes from './fill-items.module.css';

const Markdown = lazy(() =>
  import('#web/ui/markdown.tsx').then(
    ({ Markdown: component }) => ({ default: component }),
    // Offline, before the app is stored on the device: the text still matters.
    () => ({ default: PlainText }),
  ),
);

function PlainText({ text }: { text: string }) {
  return <>{text}</>;
}

/** `result`: the value of a calculation or aggregation. */
export const ElementCard = memo(function DrawnElementCard({
  element,
  result,
}: {
  element: Element;
  result: string;
}) {
  const { type, data } = element;
  switch (type) {
    case 'HEADER':
      return (
        <h2 className={`pb-6 weight-680 leading-130 break ${classes.header}`} dir="auto">
          {data.label}
        </h2>
      );
    case 'DESCRIPTION':
      return (
        <div className="soft text-17" dir="auto">
          <Suspense fallback={data.label}>
            <Markdown text={data.label} />
          </Suspense>
        </div>
      );
    case 'CALCULATION':
    case 'AGGREGATION':
      return (
        <p className={classes.result}>
          <span className={`min-w-0 break ${classes.words}`} dir="auto">
            {data.label}
          </span>
          <strong className="numbers text-end break">{result}</strong>
        </p>
      );
    default:
      return assertNever(type);
  }
});
