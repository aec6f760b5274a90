// The audit log with 1,000,000 entries: the first page of each tab by several filters, and a page far behind the first.
import { randomUUID } from 'node:crypto';
import { activityActions } from '#core/audit/areas.ts';
import { deletedRows, filterAudit } from '#core/audit/calls.ts';
import type { AuditAction } from '#core/features/audit-actions.ts';
import type { CallInput } from '#core/contract.ts';
import { me } from '#core/session/me-calls.ts';
import { median, type Report } from './report.ts';
import type { World } from './world.ts';

const entries = 1_000_000;
const people = 200;
const forms = 40;
const questionsOfForm = 10;
const pageSize = 200;
const times = 9;

type Filter = Omit<CallInput<typeof filterAudit>['body'], 'actions'>;

export async function auditLog(world: World, report: Report): Promise<void> {
  report.say(`The audit log, ${entries.toLocaleString('en')} entries`);
  const { http, target } = world;
  const user = await http.send(target, me, {});
  const last = Date.now();
  await fill(world, { companyId: user.company.id, last });
  const read = (actions: AuditAction[] | 'deleted', filter: Filter, cursor = 'first') => {
    const query = { cursor, size: pageSize };
    return actions === 'deleted'
      ? http.send(target, deletedRows, { query, body: filter })
      : http.send(target, filterAudit, { query, body: { ...filter, actions } });
  };
  const measure = async (name: string, send: () => Promise<{ content: unknown[] }>) => {
    await send();
    const taken: number[] = [];
    let found = 0;
    for (let time = 0; time < times; time += 1) {
      const from = performance.now();
      found = (await send()).content.length;
      taken.push(performance.now() - from);
    }
    report.add({ name: `${name} (${found} entries)`, value: median(taken), unit: 'ms', aim: { most: 100 } });
  };
  const answers: AuditAction[] = ['answer_changed'];
  const all = activityActions(null);
  const userId = idOf(1, 7);
  const templateId = idOf(2, 3);
  const questionId = idOf(3, 3 * questionsOfForm + 4);
  const lastYear = { startDate: new Date(last - 300 * 86_400_000).toISOString() };
  await measure('answer changes since a year', () => read(answers, lastYear));
  await measure('answer changes of a person', () => read(answers, { userId }));
  await measure('answer changes of a form', () => read(answers, { templateId }));
  await measure('answer changes of a question', () => read(answers, { templateId, questionId }));
  await measure('answer changes of a person, a form and some days', () =>
    read(answers, { userId, templateId, ...lastYear }),
  );
  await measure('answer changes of somebody who made none', () => read(answers, { userId: randomUUID() }));
  await measure('deleted rows', () => read('deleted', lastYear));
  await measure('deleted rows of a form and a question', () => read('deleted', { templateId, questionId }));
  await measure('other activity', () => read(all, {}));
  await measure('sign-ins of a person', () => read(activityActions('sign-ins'), { userId }));
  let cursor = 'first';
  const early = { endDate: new Date(last - 310 * 86_400_000).toISOString() };
  cursor = (await read(answers, early)).next ?? cursor;
  await measure('a page behind 600,000 entries', () => read(answers, {}, cursor));
}

/** The id of the `number`th thing of a kind, as the SQL below makes it. */
function idOf(kind: number, number: number): string {
  return `0000000${kind}-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
}

/** 70 of 100 entries change an answer, 8 delete a row, and the others are everything else: over a year and more, without gaps. */
async function fill(world: World, { companyId, last }: { companyId: string; last: number }): Promise<void> {
  const id = (kind: number, number: string) =>
    `('0000000${kind}-0000-4000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
  const others = activityActions(null)
    .map((action) => `'${action}'`)
    .join(', ');
  await world.sql(`create function any_of(seed integer, count integer) returns integer immutable language sql
    return (hashint4(seed) & 2147483647) % count`);
  await world.sql(
    `insert into audit_log (company_id, id, at, user_id, user_name, action, object_key, tags, previous, next, form_id, form_name,
       sheet_id, row_id, question_id)
     select $1::uuid, gen_random_uuid(), $2::bigint - n * 30000::bigint, ${id(1, 'person')}, 'person-' || person,
       action, 'sheetRow.' || row_id, array['sheetRow.' || row_id, 'template.' || form],
       case action when 'row_deleted' then array[answers] else array['before ' || n] end,
       case action when 'row_deleted' then '{}'::text[] else array['after ' || n] end,
       ${id(2, 'form')}, 'Form ' || form, ${id(4, 'n % 5000')}, row_id,
       case action when 'answer_changed' then ${id(3, `form * ${questionsOfForm} + n % ${questionsOfForm}`)} end
     from (
       select n, any_of(n, ${people}) as person, any_of(n + 1000003, ${forms}) as form, gen_random_uuid() as row_id,
         case when kind < 70 then 'answer_changed' when kind < 78 then 'row_deleted'
           else (array[${others}])[1 + any_of(n, array_length(array[${others}], 1))] end as action
       from generate_series(1, ${entries}) n, lateral (select any_of(n + 2000003, 100) as kind) by_chance
     ) entry, lateral (
       select jsonb_object_agg(${id(3, `form * ${questionsOfForm} + question`)}, 'Answer ' || n)::text as answers
       from generate_series(0, ${questionsOfForm - 2}) question where action = 'row_deleted'
     ) of_row`,
    [companyId, last],
  );
  await world.sql('vacuum (analyze) audit_log');
}
