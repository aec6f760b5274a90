// The form of the name and the description of a report.
import type { Form } from '#core/resource/form.ts';
import { renameReport } from './actions.ts';
import { mostDescriptionLength, mostNameLength, type Report } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { fieldError } from '#core/messages/said.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export type NamedReport = Pick<Report, 'id' | 'name' | 'description'>;

export const renameForm: Form<NamedReport, Pick<Report, 'name' | 'description'>, Report> = {
  name: 'report',
  title: () => renameReport.label,
  draftOf: (report) => ({ name: report?.name ?? '', description: report?.description ?? '' }),
  fields: ({ name, description }) => [
    {
      kind: 'text',
      path: 'name',
      label: t(common.name),
      longest: mostNameLength,
      value: name,
      set: (text) => ({ name: text }),
    },
    {
      kind: 'text',
      path: 'description',
      label: t(common.description),
      help: t(m.shownBelowItsNameIn),
      as: 'lines',
      longest: mostDescriptionLength,
      value: description,
      set: (text) => ({ description: text }),
    },
  ],
  issues: ({ name }) => (name.trim() === '' ? [fieldError('name', m.nameIsRequired)] : []),
  save: (run, { draft, thing: report }) => run(renameReport, { id: report?.id ?? '', change: draft }),
  saveLabel: () => t(common.save),
};
