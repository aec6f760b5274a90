// The options of a question that is read from an XLSForm, with what the filter of its list says of them.
import type { Question } from '#core/questions/schema.ts';
import type { Message, Values } from '#core/messages/message.ts';
import { t } from '#core/messages/text.ts';
import { longestChoice } from '#core/forms/xlsform/choices.ts';
import type { Placed, ReadContext } from '#core/forms/xlsform/reading.ts';
import type { SurveyQuestion } from '#core/forms/xlsform/survey-question.ts';
import { m } from '#core/forms/xlsform/texts.ts';
import { XPathError } from '#core/forms/xlsform/xpath.ts';
import { retiredColumn } from './columns.ts';
import { filteredOptions } from './read-filter.ts';

/** The options of a row, and when they are offered, by its filter, which is reported where it has no counterpart. */
export function optionsIn(
  { item, place }: Placed,
  { options: read, list }: Extract<SurveyQuestion, { kind: 'question' }>,
  reading: ReadContext,
  say: (remark: Message, values?: Values) => void,
): Question['questionOptions'] {
  const filter = item.cell('choice_filter');
  // A title, too, shows of a question that it names its title.
  const options = read.map(({ name, ...option }) => ({
    ...option,
    ...(name != null && { name: name.includes('${') ? reading.titleOf(name).slice(0, longestChoice) : name }),
  }));
  if (filter === '') return options;
  try {
    const filtered = filteredOptions(filter, options, list, reading.namesAt(place));
    const never = filtered.filter(
      ({ value, retired }) =>
        retired !== undefined &&
        !list.some(({ name, rows = [] }) => name === value && rows.some((cells) => cells.has(retiredColumn))),
    );
    if (never.length === options.length) throw new XPathError(t(m.filterOffersNothing));
    if (never.length > 0)
      say(m.neverOffersSome, { options: never.map(({ name, value }) => name || value).join(', '), filter });
    return filtered;
  } catch (issue) {
    if (!(issue instanceof XPathError)) throw issue;
    say(m.offersAllOfItsChoices, { filter });
    return options;
  }
}
