// formdeck reports designs show.
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { dateWriter } from '#cli/output/date.ts';
import { sectionText } from '#core/reports/own/labels.ts';
import { ownDesign, versionOf } from './own-design.ts';

export const show = verb({
  effect: 'reads',
  options: ({ at }: { at?: string }, [design = '']) => ({ design, version: versionOf(at) }),

  async run(context: Context, { design: named, version }: { design: string; version: number | null }) {
    const [design, { timeZone }] = await Promise.all([ownDesign(context, named, version), context.user()]);
    return { design, timeZone };
  },

  print(output, { design, timeZone }) {
    const date = dateWriter(timeZone);
    const { reports, parameters, dates, savedBy } = design;
    output.fields([
      ['Name', design.name],
      ['Description', design.description || 'none'],
      ['Form', design.form.name],
      ['Version', `${design.version}, ${date(dates.lastModified)} by ${savedBy.userName}`],
      ['Parameters', parameters.map(({ name }) => name).join(', ') || 'none'],
      ['Reports', reports.map(({ name }) => name).join(', ') || 'none'],
      ['ID', design.id],
    ]);
    for (const [place, section] of design.sections.entries()) output.line(sectionText(section, place));
  },

  json: ({ design }) => design,
});
