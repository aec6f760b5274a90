// Formats the impact of publishing a version: as text for commands, and as lines of a screen.
import { type ImpactLine, impactTopics } from '#core/forms/impact/impact-line.ts';
import { harmless, wrap } from '#cli/output/width.ts';
import type { Segment } from '#cli/terminal/theme.tsx';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/forms/texts.ts';

const signs: Readonly<Record<ImpactLine['tone'], string>> = {
  added: '+',
  removed: '-',
  changed: '~',
  kept: '=',
  fact: '-',
  warning: '!',
};

/** One line each, under the headings of their topics. */
export function impactTexts(lines: readonly ImpactLine[]): string[] {
  if (lines.length === 0) return [nothing];
  return byTopic(lines).flatMap(({ title, about }) => [
    title,
    ...about.map(({ tone, text }) => `  ${signs[tone]} ${text}`),
  ]);
}

/** The same, wrapped to a width. */
export function impactSegments(lines: readonly ImpactLine[], width: number): Segment[][] {
  if (lines.length === 0) return [[{ text: nothing }]];
  return byTopic(lines).flatMap(({ title, about }): Segment[][] => [
    [{ text: title, bold: true }],
    ...about.flatMap(({ tone, text }) =>
      wrap(harmless(text), Math.max(8, width - 4)).map((part, index): Segment[] => [
        {
          text: index === 0 ? `  ${signs[tone]} ` : '    ',
          tone: tone === 'removed' || tone === 'warning' ? 'warning' : 'accent',
        },
        { text: part },
      ]),
    ),
  ]);
}

const nothing = t(both.nothingChangesForAnyone);

function byTopic(lines: readonly ImpactLine[]): { title: string; about: ImpactLine[] }[] {
  return Object.entries(impactTopics)
    .map(([topic, title]) => ({ title, about: lines.filter((line) => line.topic === topic) }))
    .filter(({ about }) => about.length > 0);
}
