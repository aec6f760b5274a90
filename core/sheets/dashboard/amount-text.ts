// How much a widget of a dashboard is about, as it says below its title.
import { counts } from '#core/messages/count-texts.ts';
import { t } from '#core/messages/text.ts';
import { countedText } from '#core/widgets/answered.ts';
import type { DashboardWidget } from './overview.ts';
import { m } from './texts.ts';

/** Answers with more items than this are counted together: they are rare, and the line is short. */
const mostSelectedApart = 3;

/**
 * The number of answers, undefined if there are none: '17 answers'. Answers with several catalog items are counted
 * separately as 'N selected' (spec 1, section 2), since the bars add up to more than the answers.
 */
export function amountText(part: DashboardWidget): string | undefined {
  if (part.of === 'formula')
    return part.summary.kind === 'broken' || part.summary.rows === 0 ? undefined : countedText(part.summary);
  const { summary } = part;
  if (summary.answered === 0) return undefined;
  const several = summary.kind === 'catalog' ? summary.several : [];
  const apart = several.filter(({ items }) => items <= mostSelectedApart);
  const more = several.filter(({ items }) => items > mostSelectedApart);
  return [
    t(counts.answers, { count: summary.answered }),
    ...apart.map(({ items, answers }) => t(m.withSelected, { answers, items })),
    ...(more.length === 0
      ? []
      : [
          t(m.withMoreSelected, {
            answers: more.reduce((sum, { answers }) => sum + answers, 0),
            items: mostSelectedApart,
          }),
        ]),
  ].join(', ');
}
