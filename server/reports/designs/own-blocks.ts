// Runs a design of one's own: the rows of its form as far as the reader sees them, section by section.
import { personName } from '#core/primitives.ts';
import { AppError } from '#core/errors.ts';
import { inTurns } from '#core/portions/portions.ts';
import type { ReportBlock } from '#core/reports/document.ts';
import type { DesignForm } from '#core/reports/own/design-issues.ts';
import { type DesignRows, type DesignRun, makeDesign } from '#core/reports/own/made.ts';
import { designCostIssue } from '#core/reports/own/design-cost.ts';
import type { Design } from '#core/reports/own/schema.ts';
import { selectionText } from '#core/reports/own/row-selection.ts';
import { sectionBlocks } from '#core/reports/own/section-blocks.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { pauseFor } from '#server/jobs/portions.ts';
import { listWidgets } from '#server/widgets/store.ts';
import { accessForm, loadForm } from '#server/reports/load.ts';

/** The blocks of a report by the design, and which rows it is of; null where no row falls under the parameters. */
export async function ownBlocks(
  scope: RequestScope,
  design: Design,
  run: DesignRun,
): Promise<{ blocks: ReportBlock[]; rowsText: string | null } | null> {
  const { rows, sheetNames, people, alerts } = await designRows(scope, design, run);
  const issue = designCostIssue(design, rows, {
    rowCount: rows.data.rows,
    isCompared: rows.before != null,
  });
  if (issue !== null) throw new AppError('too-much-data', issue);
  const pause = pauseFor(scope.actor);
  const made = await inTurns(makeDesign(design, rows, run), pause);
  if (made === null) return null;
  const blocks: ReportBlock[] = [];
  for (const [place, section] of design.sections.entries()) {
    blocks.push(...(await inTurns(sectionBlocks(section, place, made), pause)));
    await pause();
  }
  const catalogNames = new Map([...rows.namesById, ...people, ...alerts]);
  return {
    blocks,
    rowsText: selectionText(design.rows, rows, { sheetNames, timeZone: run.timeZone, catalogNames }),
  };
}

async function designRows(
  scope: RequestScope,
  { form: { id: formId }, rows: selection }: Design,
  { period }: Pick<DesignRun, 'period'>,
): Promise<{
  rows: DesignRows;
  sheetNames: string[];
  people: [string, string][];
  alerts: [string, string][];
}> {
  const loaded = await loadForm(scope, formId, selection?.sheetIds ?? undefined);
  const { rows, sheets, people, sheetIdOf } = await accessForm(scope, loaded, period);
  const names = new Map(sheets.map(({ id, name }) => [id, name]));
  const { definition, former } = loaded.form;
  return {
    rows: { ...rows, sheetNameOf: (row) => names.get(sheetIdOf(row)) ?? '' },
    sheetNames: [...names.values()],
    people: people.map((person) => [person.id, personName(person)]),
    alerts: [...definition.alerts, ...former.formerAlerts].map(({ id, name }) => [id, name]),
  };
}

/** What a design is checked against: the form as the actor sees it, or `not-found`. */
export async function designForm(scope: RequestScope, formId: string): Promise<DesignForm> {
  const { cached } = await loadForm(scope, formId);
  const { questions, contextQuestions } = cached.asRead;
  return { questions, contextQuestions, widgets: await listWidgets(scope.tx, scope.actor, formId) };
}
