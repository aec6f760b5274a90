// A sent entry as its author reads it: its answers, and how it was reviewed.
import { Alert } from '@mantine/core';
import { MessageSquareText } from 'lucide-react';
import { answersOf, givenOf, reasonsOf, startFilling } from '#core/filling/fill-draft.ts';
import { calculatedText, itemsShown } from '#core/filling/fill-view.ts';
import type { FillItem } from '#core/filling/fill-plan.ts';
import { isStoredType } from '#core/questions/attached/stored-types.ts';
import { filesIn, imagesIn } from '#core/sheets/stored-answers.ts';
import { valuesOf } from '#core/questions/values.ts';
import { answerTexts, momentText, reviewLabels } from '#core/sheets/format-answer.ts';
import { InputWorldProvider } from '#web/filling/inputs/input-world.tsx';
import { mediaTypeOf, StoredPicture } from '#web/filling/inputs/stored-picture.tsx';
import { catalogPaths, useCatalogNames } from '#web/filling/use-catalog.ts';
import type { ReadyForm } from '#web/filling/use-form.ts';
import type { RowSoFar, SheetToFill } from '#web/filling/use-sheet.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { FillFrame, type FillFrameProps } from './fill-frame.tsx';
import { sheetTitle } from './sheet-title.ts';
import { StoredFile } from '#web/ui/file/stored-file.tsx';
import { StatusMark } from './status-mark.tsx';
import classes from './entry-page.module.css';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/filling/texts.ts';
import { m } from './texts.ts';

export type EntryPageProps = {
  ready: ReadyForm;
  sheet: SheetToFill;
  row: RowSoFar;
  /** Null: back to its sheet. */
  back: FillFrameProps['back'] | null;
};

export function EntryPage({ ready: { form, plan, world }, sheet, row, back }: EntryPageProps) {
  const { timeZone } = useActor();
  const { answers, review } = row;
  const context = answersOf(plan, 'contextQuestions', sheet.context);
  const reasons = reasonsOf(row.given);
  const draft = startFilling(plan, { part: 'questions', context, given: givenOf(row.given), reasons });
  const catalogNames = useCatalogNames(world.catalog, catalogPaths(plan, [row]));
  const params = { templateId: form.id, sheetId: sheet.id };
  const lineOf = (item: FillItem) => {
    if (item.kind === 'element') {
      const { type, data } = item.element;
      if (type === 'HEADER')
        return (
          <div
            key={item.id}
            className="pt-24 pb-6 break"
            style={{ fontSize: '1.1875rem', fontWeight: 660 }}
            dir="auto"
          >
            {data.label}
          </div>
        );
      if (type !== 'CALCULATION') return null;
      return (
        <div key={item.id} className={`grid py-12 border-below gap-y-2 gap-x-24 ${classes.line}`}>
          <dt dir="auto">{data.label}</dt>
          <dd>{calculatedText(draft, item.element)}</dd>
        </div>
      );
    }
    const { question } = item;
    const value = answers[question.id];
    return (
      <div key={item.id} className={`grid py-12 border-below gap-y-2 gap-x-24 ${classes.line}`}>
        <dt dir="auto">{question.text}</dt>
        {value === undefined ? (
          <dd className={classes.none}>{t(m.notAnswered)}</dd>
        ) : (
          <dd>
            {!isStoredType(question.type) && (
              <div dir="auto">{answerTexts(question, value, { timeZone, catalogNames }).join(', ')}</div>
            )}
            {imagesIn(question, valuesOf(value)).map(({ value: id, question: { type, text } }) => (
              <StoredPicture key={id} id={id} mediaType={mediaTypeOf(type)} alt={text} />
            ))}
            {filesIn(question, valuesOf(value)).map(({ value: each, question: { type } }) => (
              <StoredFile key={each} type={type} value={each} load={world.images.readFile} />
            ))}
          </dd>
        )}
        {reasons[question.id] !== undefined && (
          <dd className="soft text-sm break" dir="auto">
            {t(both.passedWith, {
              message: draft.passable.get(question.id)?.join(' ') ?? '',
              reason: reasons[question.id] ?? '',
            })}
          </dd>
        )}
      </div>
    );
  };
  return (
    <FillFrame
      title={form.name}
      subtitle={`${sheetTitle(sheet.name)} · ${momentText(row.at, timeZone)}`}
      back={back ?? { link: { to: '/fill/$templateId/$sheetId', params }, label: sheetTitle(sheet.name) }}
      actions={<StatusMark entry={row.entry} isReturned={row.returned !== null} />}
    >
      {review !== null && review.reviewState !== null && (
        <Alert
          color="gray"
          icon={<MessageSquareText size={20} aria-hidden />}
          title={reviewLabels[review.reviewState]}
        >
          <span dir="auto">{review.reviewComment}</span>
        </Alert>
      )}
      <InputWorldProvider world={world}>
        <dl className="m-0">{itemsShown(draft).map(lineOf)}</dl>
      </InputWorldProvider>
    </FillFrame>
  );
}
