// Asks for the range of the alert insights.
import { rangeIssue } from '#core/insights/buckets.ts';
import { insightTexts as texts } from '#core/insights/labels.ts';
import { t } from '#core/messages/text.ts';
import { parseMoment } from '#core/time/parse-moment.ts';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { askText } from '#cli/terminal/input/questions.tsx';
import { m } from './texts.ts';

/** Asks for a custom range; null on cancel. */
export async function askCustomRange(dialogs: Dialogs, timeZone: string) {
  const placeholder = '2026-01-31 14:00';
  const read = (text: string, edge: 'start' | 'end') => parseMoment(text, timeZone, edge);
  const start = await askText(dialogs, {
    title: texts.start,
    placeholder,
    issue: (text) => (read(text, 'start') === null ? t(m.write, { placeholder }) : null),
  });
  const startDate = start === null ? null : read(start, 'start');
  if (startDate === null) return null;
  const end = await askText(dialogs, {
    title: texts.end,
    placeholder,
    issue: (text) => {
      const endDate = read(text, 'end');
      return endDate === null ? t(m.write, { placeholder }) : rangeIssue({ startDate, endDate });
    },
  });
  const endDate = end === null ? null : read(end, 'end');
  return endDate === null ? null : { startDate, endDate };
}
