// formdeck reports designs show.
import { personName } from '#core/primitives.ts';
import { showVerb } from '#cli/resource/thing-verbs.ts';
import { sectionText } from '#core/reports/own/labels.ts';
import { ownDesign, versionOf } from './own-design.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';
import { values } from '#core/messages/value-texts.ts';

export const show = showVerb({
  options: ({ at }: { at?: string }, [named = '']) => ({ named, version: versionOf(at) }),
  find: ownDesign,
  facts: (design, { date }) => [
    [t(common.name), design.name],
    [t(common.description), design.description || t(values.none)],
    [t(common.form), design.form.name],
    [
      t(m.version),
      t(m.versionBy, {
        version: design.version,
        lastModified: date(design.dates.lastModified),
        userName: personName(design.savedBy),
      }),
    ],
    [t(m.parameters), design.parameters.map(({ name }) => name).join(', ') || t(values.none)],
    [t(m.reports), design.reports.map(({ name }) => name).join(', ') || t(values.none)],
    ['ID', design.id],
  ],
  more(output, { sections }) {
    for (const [place, section] of sections.entries()) output.line(sectionText(section, place));
  },
});
