// How repeated entries are written: a repeat with the questions of an entry. The column `entries`, which other products do not
// read, says that it is a question here and no row, and what an entry is called.
import type { DraftQuestion } from '#core/forms/draft/form-draft.ts';
import { add, nextRow, relevance, type WriteContext } from '#core/forms/xlsform/survey-rows.ts';
import { m } from '#core/forms/xlsform/texts.ts';
import type { WrittenQuestion } from '#core/forms/xlsform/written/written.ts';
import type { Message, Values } from '#core/messages/message.ts';
import { t } from '#core/messages/text.ts';
import { ownEntryName } from '#core/questions/entries/entry-name.ts';

/** What a cell says where entries have no name of their own. */
export const unnamedEntries = 'yes';

/** Writes the question; `writeQuestion` writes those of an entry. */
export function writeEntries(
  question: DraftQuestion,
  writing: WriteContext,
  writeQuestion: (question: DraftQuestion, writing: WriteContext) => void,
): void {
  const { text, required, condition, rules = [], questions = [] } = question;
  const { report } = writing;
  const name = writing.questions.get(question.id)?.name ?? writing.nameOf(text);
  const row = nextRow(writing);
  const say = (remark: Message, values: Values = {}) =>
    report.changed('survey', row, t(remark, { title: text, ...values }));
  if (required) say(m.needsNoEntryThere);
  if (question.hidden) say(m.isNoLongerHiddenOn);
  if (question.pinned) say(m.isNoLongerPinnedOn);
  if (question.widgetOrder !== null) say(m.losesItsPlaceOnDashboards);
  const [rule] = rules;
  const isExact =
    rules.length === 1 &&
    rule?.kind === 'entries' &&
    rule.least !== undefined &&
    rule.least === rule.greatest &&
    rule.passable !== true &&
    !rule.message;
  if (rules.length > 0 && !isExact) say(m.losesNumberOfEntries);
  report.kept('survey', row, t(m.keptAs, { title: text, type: 'begin_repeat' }));
  add(writing, {
    type: 'begin_repeat',
    name,
    label: text,
    required: required ? 'yes' : '',
    relevant: relevance(condition, text, 'asked', writing),
    repeat_count: isExact ? String(rule.least) : '',
    entries: ownEntryName(question) ?? unnamedEntries,
  });
  const own = new Set(questions.map(({ id }) => id));
  // Within an entry, its questions have one answer, and the repeat is none.
  const readable = [...writing.questions]
    .filter(([id]) => id !== question.id)
    .map(([id, { isInEntries, ...each }]): [string, WrittenQuestion] => [
      id,
      isInEntries === true && !own.has(id) ? { ...each, isInEntries } : each,
    ]);
  const inner = { ...writing, questions: new Map(readable) };
  for (const each of questions) writeQuestion(each, inner);
  add(writing, { type: 'end_repeat' });
}
