// A question or an element in the preview. Drawn again only where the draft's item, or what was tried there, is another.
import { lazy, memo, Suspense } from 'react';
import type { DraftItem } from '#core/forms/form-draft.ts';
import type { Question } from '#core/forms/schema.ts';
import type { AnswerField } from '#web/slots.ts';
import { PreviewField } from './preview-field.tsx';
import classes from './preview.module.css';

const Markdown = lazy(() =>
  import('#web/ui/markdown.tsx').then(({ Markdown: component }) => ({ default: component })),
);

export type PreviewItemProps = {
  item: DraftItem;
  /** The question as the server would have it; there is none of an element. */
  question: Question | undefined;
  values: readonly string[];
  fault: string | null;
  /** What an element computes. */
  computed: string | null;
  isEdited: boolean;
  onAnswer(questionId: string, values: readonly string[]): void;
  onLeave(questionId: string): void;
  AnswerField: AnswerField | undefined;
};

export const PreviewItem = memo(
  function PreviewItem(props: PreviewItemProps) {
    const { item, question, values, fault, isEdited, onAnswer, onLeave } = props;
    const Field = props.AnswerField ?? PreviewField;
    return (
      <div className={classes.item} data-preview={item.id} data-edited={isEdited || undefined}>
        {item.kind === 'element' ? (
          <Element {...props} />
        ) : (
          question && (
            <Field
              question={question}
              values={values}
              fault={fault}
              onValues={(next) => onAnswer(item.id, next)}
              onLeave={() => onLeave(item.id)}
            />
          )
        )}
      </div>
    );
  },
  (before, after) =>
    before.item === after.item &&
    before.values.join('\n') === after.values.join('\n') &&
    before.fault === after.fault &&
    before.computed === after.computed &&
    before.isEdited === after.isEdited,
);

function Element({ item, computed }: Pick<PreviewItemProps, 'item' | 'computed'>) {
  if (item.kind !== 'element') return null;
  const { type, data } = item;
  switch (type) {
    case 'HEADER':
      return <p className={classes.heading}>{data.label || 'Header'}</p>;
    case 'DESCRIPTION':
      return (
        <div className={classes.description}>
          <Suspense fallback={data.label}>
            <Markdown text={data.label} />
          </Suspense>
        </div>
      );
    default:
      return (
        <p className={classes.computed}>
          <span>{data.label}</span>
          <output className="numbers">{computed}</output>
        </p>
      );
  }
}
