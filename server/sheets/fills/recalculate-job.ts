// Calculates the rows of a sheet again, in the background, once an answer of its setup was changed from which theirs are calculated.
// Each change is in the history of its row. Nobody is there to be refused: a row that breaks a rule by it has it noted as passed, so
// that it is found by that, and who changed the setup is notified.
import { judgeRecalculated } from '#core/filling/edit-rules.ts';
import { type PassedRule, storedPasses } from '#core/questions/rules/passing.ts';
import { type Recalculated, rowFillsOf } from '#core/filling/fills/fill-answers.ts';
import type { Answers } from '#core/questions/values.ts';
import { t } from '#core/messages/text.ts';
import { valuesOf } from '#core/questions/values.ts';
import { type AuditNote, auditAll } from '#server/audit/write.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import type { JobHandler } from '#server/jobs/runner.ts';
import { notify } from '#server/notifications/store.ts';
import type { Services } from '#server/services.ts';
import { aboutRow } from '#server/sheets/answer-changes.ts';
import { setAnswer } from '#server/sheets/row-changes-store.ts';
import type { SheetOfRow } from '#server/sheets/reviewed-row-store.ts';
import { passedNotes, storedAnswers } from '#server/sheets/stored-answers.ts';
import { m } from '#server/sheets/texts.ts';
import { fewRows, lookUpTaken, noteChanged } from '#server/sheets/unique/unique-answers.ts';

const rowsPerPortion = 100;

type Writer = { companyId: string; userId: string; userName: string };
type CalculatedSheet = SheetOfRow & { formVersion: number; name: string; answers: string };
type CalculatedRow = {
  id: string;
  answers: string;
  alerts: string[];
  passed: PassedRule[] | null;
  madeAt: number;
};

/** One that is stopped, or whose setup is changed meanwhile, begins anew: what is calculated twice is the same. */
export function recalculateJob({
  database,
  forms,
  now,
}: Pick<Services, 'database' | 'forms' | 'now'>): JobHandler {
  return async ({ companyId, subjectId: sheetId, userId }, signal) => {
    let after: string | null = null;
    let begun: string | undefined;
    const broken = new Set<string>();
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
        const changed = rows.flatMap((row) => {
          const before = storedAnswers(row.answers);
          const { changes, answers } = fills(before, context);
          const of = { id: row.id, sheetId, changed: changes.map(({ questionId }) => questionId) };
          return changes.length === 0 ? [] : [{ row, before, changes, after: { ...of, answers } }];
        });
        const unique = { companyId, id: sheet.formId, rules: form.rules };
        const all = changed.map((each) => each.after);
        await noteChanged(tx, unique, all);
        const taken = await lookUpTaken(tx, unique, all, all.length > fewRows ? 'form' : 'answers');
        for (const { row, before, changes, after: next } of changed) {
          const former = row.alerts.filter((id) => form.formerAlerts.has(id));
          const alerts = [...form.rules.alertsOf({ ...context, ...next.answers }), ...former];
          const given = { madeAt: row.madeAt, passed: row.passed ?? [], isTaken: taken?.by(next) };
          const states = { before, after: next.answers, context };
          const judged = judgeRecalculated(form.rules, { ...states, ...given }, t(m.setupChanged));
          // The setup may be changed again meanwhile.
          if (judged.broken.length > 0) broken.add(row.id);
          else broken.delete(row.id);
          await write(tx, by, { sheet, row, before, changes, judged }, { alerts, now: now() });
        }
        if (rows.length === rowsPerPortion) return rows.at(-1)?.id ?? null;
        await notifyBroken(tx, by, sheet, [...broken]);
        return null;
      });
    } while (after !== null && !signal.aborted);
  };
}

type ChangedRow = {
  sheet: CalculatedSheet;
  row: CalculatedRow;
  before: Answers;
  changes: readonly Recalculated[];
  judged: Pick<ReturnType<typeof judgeRecalculated>, 'passed' | 'kept'>;
};

async function write(
  tx: Tx,
  by: Writer,
  { sheet, row, before, changes, judged }: ChangedRow,
  { alerts, now }: { alerts: readonly string[]; now: number },
): Promise<void> {
  const earlier = row.passed ?? [];
  const noted = { by: { id: by.userId, userName: by.userName }, at: now };
  const passed = [...judged.kept, ...storedPasses(judged.passed, noted, earlier)];
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
  const broken = passedNotes(passed.filter((each) => !earlier.includes(each)));
  await auditAll(tx, by, [...notes, ...broken.map((note) => ({ ...note, ...aboutRow(sheet, row.id) }))], now);
}

async function notifyBroken(
  tx: Tx,
  by: Writer,
  sheet: CalculatedSheet,
  [first, ...others]: readonly string[],
): Promise<void> {
  if (first === undefined) return;
  await notify(tx, {
    companyId: by.companyId,
    to: [by.userId],
    from: null,
    type: 'rules_broken',
    metadata: {
      templateId: sheet.formId,
      templateName: sheet.formName,
      sheetId: sheet.id,
      sheetName: sheet.name,
      sheetRowId: first,
      rowCount: 1 + others.length,
    },
  });
}

async function sheetOf(tx: Tx, companyId: string, sheetId: string): Promise<CalculatedSheet | undefined> {
  const [found] = await tx.raw<CalculatedSheet>(
    `select s.id::text as id, s.form_id::text as "formId", f.name as "formName", f.version as "formVersion",
       s.name, s.context_answers::text as answers
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
    `select id::text as id, answers::text as answers, alerts::text[] as alerts, passed, created_at as "madeAt" from rows
     where company_id = $1 and sheet_id = $2 and ($3::uuid is null or id > $3) order by id limit $4 for update`,
    [companyId, sheetId, after, rowsPerPortion],
  );
}
