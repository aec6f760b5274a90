// The routes for saved mappings. Anyone who may import into a form may use and change all of them.
import { AppError, invalid } from '#core/errors.ts';
import type { HourChoices } from '#core/imports/dates/hours-schema.ts';
import * as calls from '#core/mappings/calls.ts';
import { mappingIssues } from '#core/mappings/check-mapping.ts';
import { type Mapping, mappingsLimit } from '#core/mappings/schema.ts';
import { mappingTexts } from '#core/mappings/labels.ts';
import { audit } from '#server/audit/write.ts';
import { findForm } from '#server/forms/store.ts';
import { deleteThing } from '#server/db/things.ts';
import { on } from '#server/http/mount.ts';
import { notFound } from '#server/http/validate.ts';
import * as store from './store.ts';
import { wording, type Wording } from '#core/messages/message.ts';
import { english, textIn } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const mappingRoutes = [
  on(calls.listMappings, async ({ actor, tx, params }) => {
    const form = await findForm(tx, actor, params.id);
    return store.listMappings(tx, actor.companyId, form.id);
  }),

  on(calls.saveMapping, async ({ actor, tx, params, body, services }) => {
    const form = await findForm(tx, actor, params.id);
    await store.lockMappings(tx, actor.companyId, form.id);
    const { id = services.newId(), name, ...content } = body;
    const before = await store.findMapping(tx, actor.companyId, id);
    // The id of a mapping of another form, which the caller may not even see.
    if (before !== undefined && before.templateId !== form.id) throw notFound();
    const issues = mappingIssues(content, form.definition.questions);
    if (issues.length > 0) throw invalid(issues);
    const all = await store.listMappings(tx, actor.companyId, form.id);
    const isTaken = all.some((other) => other.id !== id && other.name.toLowerCase() === name.toLowerCase());
    if (isTaken) {
      throw new AppError('conflict', mappingTexts.taken, {
        hint: wording(m.chooseAnotherName),
        errors: [{ path: 'name', message: mappingTexts.taken }],
      });
    }
    if (before === undefined && all.length >= mappingsLimit)
      throw invalid([{ path: 'name', message: mappingTexts.limit(mappingsLimit) }]);
    const now = services.now();
    const saved = { id, formId: form.id, name, content, now };
    const about = { object: { kind: 'mapping', id }, form } as const;
    if (before === undefined) {
      await store.insertMapping(tx, actor, saved);
      const made = await found(store.findMapping(tx, actor.companyId, id));
      await audit(tx, actor, { action: 'mapping_created', ...about, next: linesOf(made) }, now);
      return made;
    }
    await store.replaceMapping(tx, actor, saved);
    const after = await found(store.findMapping(tx, actor.companyId, id));
    const [previous, next] = [linesOf(before), linesOf(after)];
    if (previous.join('\n') !== next.join('\n'))
      await audit(tx, actor, { action: 'mapping_changed', ...about, previous, next }, now);
    return after;
  }),

  on(calls.deleteMapping, async ({ actor, tx, params, services }) => {
    const form = await findForm(tx, actor, params.id);
    await store.lockMappings(tx, actor.companyId, form.id);
    const before = await found(store.findMapping(tx, actor.companyId, params.mappingId));
    if (before.templateId !== form.id) throw notFound();
    await deleteThing(tx, 'mappings', actor.companyId, before.id);
    const object = { kind: 'mapping', id: before.id } as const;
    const note = { action: 'mapping_deleted', object, form, previous: linesOf(before) } as const;
    await audit(tx, actor, note, services.now());
    return undefined;
  }),
];

async function found(reading: Promise<Mapping | undefined>): Promise<Mapping> {
  const mapping = await reading;
  if (mapping === undefined) throw notFound();
  return mapping;
}

function dateLine(column: string, format: string | null): Wording {
  return format === null ? wording(m.dateOfRows, { column }) : wording(m.dateOfRowsAs, { column, format });
}

function hoursLine({ skipped, double }: HourChoices): Wording {
  return wording(m.hoursOf, { skipped: skipped.toLowerCase(), double: double.toLowerCase() });
}

/** A mapping for the audit log, one line per column. */
function linesOf({
  name,
  columns,
  dateColumn,
  dateFormat,
  dateFormats,
  cellFormats,
  hours,
}: Mapping): string[] {
  return [
    `name ${name}`,
    ...columns.map(({ header, question, questionId }) => {
      const written = [dateFormats[questionId], cellFormats[questionId]].filter((one) => one !== undefined);
      const how = written.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join(' ');
      return `column ${header} = ${question}${how === '' ? '' : `, ${how}`}`;
    }),
    ...(dateColumn === null ? [] : [textIn(english, dateLine(dateColumn, dateFormat))]),
    ...(hours === undefined ? [] : [textIn(english, hoursLine(hours))]),
  ];
}
