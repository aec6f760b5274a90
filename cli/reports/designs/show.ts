// formdeck reports designs show.
import { showVerb } from '#cli/resource/thing-verbs.ts';
import { sectionText } from '#core/reports/own/labels.ts';
import { ownDesign, versionOf } from './own-design.ts';

export const show = showVerb({
  options: ({ at }: { at?: string }, [named = '']) => ({ named, version: versionOf(at) }),
  find: ownDesign,
  facts: (design, { date }) => [
    ['Name', design.name],
    ['Description', design.description || 'none'],
    ['Form', design.form.name],
    ['Version', `${design.version}, ${date(design.dates.lastModified)} by ${design.savedBy.userName}`],
    ['Parameters', design.parameters.map(({ name }) => name).join(', ') || 'none'],
    ['Reports', design.reports.map(({ name }) => name).join(', ') || 'none'],
    ['ID', design.id],
  ],
  more(output, { sections }) {
    for (const [place, section] of sections.entries()) output.line(sectionText(section, place));
  },
});
