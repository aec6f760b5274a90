// Writes the elements of a form among its questions: notes, with pictures in a ZIP file beside the workbook, and calculations.
import type { DraftElement } from '#core/forms/draft/form-draft.ts';
import { isMatrix } from '#core/forms/groups/matrices.ts';
import { t } from '#core/messages/text.ts';
import { valueXPath } from './from-logic.ts';
import { pictureText } from './media/read-pictures.ts';
import { add, nextRow, relevance, type WriteContext } from './survey-rows.ts';
import { m } from './texts.ts';
import { titleOf } from './written/written.ts';
import { XPathError } from './xpath.ts';

export function writeElement({ type, data, condition }: DraftElement, writing: WriteContext): void {
  const { report, nameOf } = writing;
  const row = nextRow(writing);
  const { label, formula } = data;
  const title = titleOf(label);
  if (type === 'AGGREGATION') {
    return report.dropped('survey', null, t(m.aggregationIsLeftOutIt, { title }));
  }
  if (isMatrix({ type, data })) report.changed('survey', row, t(m.losesTable, { title }));
  if (type === 'CALCULATION') {
    try {
      const calculation = valueXPath(formula ?? null, writing.questions);
      const relevant = relevance(condition, title, 'calculated', writing);
      report.changed('survey', row, t(m.isCalculatedButNotShown, { title }));
      add(writing, { type: 'calculate', name: nameOf(title), label, relevant, calculation });
    } catch (issue) {
      if (!(issue instanceof XPathError)) throw issue;
      report.dropped('survey', null, t(m.calculationIsLeftOut, { title, issue: issue.message }));
    }
    return;
  }
  const relevant = relevance(condition, title, 'shown', writing);
  // Descriptions support markup in both formats.
  if (label.includes('${')) report.changed('survey', row, t(m.holdsWhatXlsformReadsAsReference, { title }));
  if (type === 'HEADER') {
    report.changed('survey', row, t(m.isNoteSinceGroupWould, { title }));
  } else if (/^#{1,6}\s/.test(label)) report.changed('survey', row, t(m.isReadAsHeading, { title }));
  const { picture } = data;
  const file = writing.pictures.get(picture?.id ?? '');
  if (picture != null)
    if (file === undefined)
      report.dropped('survey', row, t(m.pictureIsLeftOut, { title, text: picture.text }));
    else report.changed('survey', row, t(m.pictureTextIsReadByFormdeck, { title }));
  report.kept('survey', row, t(m.keptAs, { title, type: 'note' }));
  add(writing, {
    type: 'note',
    name: nameOf(title),
    label: type === 'HEADER' ? `### ${label}` : label,
    relevant,
    ...(file !== undefined && { 'media::image': file, [pictureText]: picture?.text ?? '' }),
  });
}
