// Calculates the rows of a sheet again, in the background, once an answer of its setup was changed from which theirs are calculated.
// Each change is in the history of its row.
import type { PassedRule } from '#core/questions/rules/passing.ts';
import { type Recalculated, rowFillsOf } from '#core/filling/fills/fill-answers.ts';
import type { Answers } from '#core/questions/values.ts';
import { t } from '#core/messages/text.ts';
import { valuesOf } from '#core/questions/values.ts';
import { type AuditNote, auditAll } from '#server/audit/write.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import type { JobHandler } from '#server/jobs/runner.ts';
import type { Services } from '#server/services.ts';
import { aboutRow } from '#server/sheets/answer-changes.ts';
import { setAnswer } from '#server/sheets/row-changes-store.ts';
import type { SheetOfRow } from '#server/sheets/reviewed-row-store.ts';
import { storedAnswers } from '#server/sheets/stored-answers.ts';
import { m } from '#server/sheets/texts.ts';
import { noteChanged } from '#server/sheets/unique/unique-answers.ts';

const rowsPerPortion = 100;

type Writer = { companyId: string; userId: string; userName: string };
type CalculatedSheet = SheetOfRow & { formVersion: number; answers: string };
type CalculatedRow = { id: string; answers: string; alerts: string[]; passed: PassedRule[] | null };

/** One that is stopped, or whose setup is changed meanwhile, begins anew: what is calculated twice is the same. */
export function recalculateJob({
  database,
  forms,
  now,
}: Pick<Services, 'database' | 'forms' | 'now'>): JobHandler {
  return async ({ companyId, subjectId: sheetId, userId }, signal) => {
    let after: string | null = null;
    let begun: string | undefined;
    do {
      const from: string | null = after;
      after = await database.transaction(companyId, async (tx) => {
        const [sheet, by] = [await sheetOf(tx, companyId, sheetId), await personOf(tx, companyId, userId)];
        if (sheet === undefined || by === undefined) return null;
        const isAnew = from === null || sheet.answers !== begun;
        begun = sheet.answers;
        const form = await forms.get(tx, companyId, sheet.formId, sheet.formVersion);
        const fills = rowFillsOf(form.rules);
        if (fills === null) return null;
        const rows = await nextRows(tx, companyId, sheetId, isAnew ? null : from);
        const context = storedAnswers(sheet.answers);
        for (const row of rows) {
          const before = storedAnswers(row.answers);
          const { changes, answers } = fills(before, context);
          if (changes.length === 0) continue;
          const former = row.alerts.filter((id) => form.formerAlerts.has(id));
          const alerts = [...form.rules.alertsOf({ ...context, ...answers }), ...former];
          await write(tx, by, { sheet, row, before, changes }, { alerts, now: now() });
          const unique = { companyId, id: sheet.formId, rules: form.rules };
          await noteChanged(tx, unique, [
            { id: row.id, sheetId, answers, changed: changes.map((each) => each.questionId) },
          ]);
        }
        return rows.length < rowsPerPortion ? null : (rows.at(-1)?.id ?? null);
      });
    } while (after !== null && !signal.aborted);
  };
}

type ChangedRow = {
  sheet: CalculatedSheet;
  row: CalculatedRow;
  before: Answers;
  changes: readonly Recalculated[];
};

async function write(
  tx: Tx,
  by: Writer,
  { sheet, row, before, changes }: ChangedRow,
  { alerts, now }: { alerts: readonly string[]; now: number },
): Promise<void> {
  const changed = new Set(changes.map(({ questionId }) => questionId));
  const passed = (row.passed ?? []).filter(({ questionId }) => !changed.has(questionId));
  for (const change of changes)
    await setAnswer(tx, by, { id: row.id, sheetId: sheet.id }, { ...change, alerts, passed, now });
  const notes = changes.map(({ questionId, answer }): AuditNote => ({
    action: 'answer_changed',
    questionId,
    comment: t(m.setupChanged),
    previous: valuesOf(before[questionId]),
    next: valuesOf(answer ?? undefined),
    ...aboutRow(sheet, row.id),
  }));
  await auditAll(tx, by, notes, now);
}

async function sheetOf(tx: Tx, companyId: string, sheetId: string): Promise<CalculatedSheet | undefined> {
  const [found] = await tx.raw<CalculatedSheet>(
    `select s.id::text as id, s.form_id::text as "formId", f.name as "formName", f.version as "formVersion",
       s.context_answers::text as answers
     from sheets s join forms f on f.company_id = s.company_id and f.id = s.form_id
     where s.company_id = $1 and s.id = $2 for share of s`,
    [companyId, sheetId],
  );
  return found;
}

/** Who changed the setup. */
async function personOf(
  tx: Tx,
  companyId: string,
  userId: string | null = null,
): Promise<Writer | undefined> {
  const found = await tx.first(
    query
      .selectFrom('users')
      .select('user_name')
      .where('company_id', '=', companyId)
      .where('id', '=', userId ?? ''),
  );
  return found && { companyId, userId: userId ?? '', userName: found.user_name };
}

/** Nobody changes them until the transaction ends. */
function nextRows(
  tx: Tx,
  companyId: string,
  sheetId: string,
  after: string | null,
): Promise<CalculatedRow[]> {
  return tx.raw(
    `select id::text as id, answers::text as answers, alerts::text[] as alerts, passed from rows
     where company_id = $1 and sheet_id = $2 and ($3::uuid is null or id > $3) order by id limit $4 for update`,
    [companyId, sheetId, after, rowsPerPortion],
  );
}
