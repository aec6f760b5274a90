// The mapping that --mapping names: one of this machine, otherwise one that is shared by everybody who imports into the form.
import type { Context } from '#cli/context.ts';
import { AppError } from '#core/errors.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import { listMappings } from '#core/mappings/calls.ts';
import { cellFormatOf } from '#core/mappings/check-mapping.ts';
import type { Mapping } from '#core/mappings/schema.ts';
import { mappingTexts } from '#core/mappings/labels.ts';
import { localMapping, localNames, type SavedMapping } from './local.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

type MappedForm = Pick<WholeForm, 'id' | 'name' | 'questions'>;

/**
 * A mapping by its name.
 * @throws AppError `usage` if there is none, `invalid` if it names questions that the form does not ask any more
 */
export async function mappingNamed(context: Context, name: string, form: MappedForm): Promise<SavedMapping> {
  const local = await localMapping(context, name);
  if (local !== null) return local;
  const shared = await context.sendAgain(listMappings, { params: { id: form.id } });
  const found = sharedNamed(shared, name);
  if (found !== undefined) return asLocal(found, form);
  throw missingMapping(name, form, [...(await localNames(context)), ...shared.map((one) => one.name)]);
}

/** A shared mapping by its name, ignoring case. */
export function sharedNamed(shared: readonly Mapping[], name: string): Mapping | undefined {
  return shared.find((one) => one.name.toLowerCase() === name.trim().toLowerCase());
}

export function missingMapping(
  name: string,
  form: Pick<MappedForm, 'name'>,
  names: readonly string[],
): AppError {
  const others = [...new Set(names)].toSorted();
  return new AppError('usage', wording(m.thereIsNoSavedMapping, { name }), {
    hint:
      others.length === 0
        ? wording(m.saveOneForWithFormdeck, { form: form.name })
        : wording(m.savedOnesAre, { others: others.join(', ') }),
  });
}

/** A shared mapping as one of this machine has it: by headers. */
function asLocal(mapping: Mapping, { questions }: MappedForm): SavedMapping {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const gone = mapping.columns.filter(({ questionId }) => !byId.has(questionId));
  if (gone.length > 0) {
    throw new AppError('invalid', wording(m.mappingDoesNotFitForm, { mapping: mapping.name }), {
      hint: wording(m.saveItAgainWithFormdeck),
      errors: gone.map(({ question, header }) => ({
        path: 'mapping',
        message: mappingTexts.noQuestion(question, header),
      })),
    });
  }
  const headerOf = new Map(mapping.columns.map(({ questionId, header }) => [questionId, header]));
  const cells = mapping.columns.flatMap(({ questionId, header }) => {
    const question = byId.get(questionId);
    const format = question && cellFormatOf(mapping, question);
    return format === undefined ? [] : [[header, format] as const];
  });
  return {
    columns: Object.fromEntries(mapping.columns.map(({ header, questionId }) => [header, questionId])),
    dateColumn: mapping.dateColumn,
    dateFormat: mapping.dateFormat,
    dateFormats: Object.fromEntries(
      Object.entries(mapping.dateFormats).flatMap(([questionId, format]) => {
        const header = headerOf.get(questionId);
        return header === undefined ? [] : [[header, format] as const];
      }),
    ),
    cells: Object.fromEntries(cells),
    hours: mapping.hours,
  };
}
