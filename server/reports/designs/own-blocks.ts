// Runs a design of one's own: the rows of its form as far as the reader sees them, section by section.
import { setImmediate as turn } from 'node:timers/promises';
import type { ReportBlock } from '#core/reports/document.ts';
import type { DesignForm } from '#core/reports/own/design-issues.ts';
import { type DesignRows, type DesignRun, makeDesign } from '#core/reports/own/made.ts';
import type { Design } from '#core/reports/own/schema.ts';
import { sectionBlocks } from '#core/reports/own/section-blocks.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { listWidgets } from '#server/widgets/store.ts';
import { accessForm, loadForm } from '#server/reports/load.ts';

/** The blocks of a report by the design; null where no row falls under the parameters. */
export async function ownBlocks(
  scope: RequestScope,
  design: Design,
  run: DesignRun,
): Promise<ReportBlock[] | null> {
  const made = makeDesign(design, await designRows(scope, design.form.id, run), run);
  if (made === null) return null;
  const blocks: ReportBlock[] = [];
  for (const [place, section] of design.sections.entries()) {
    blocks.push(...sectionBlocks(section, place, made));
    // Others are answered between two sections.
    await turn();
  }
  return blocks;
}

async function designRows(
  scope: RequestScope,
  formId: string,
  { period }: Pick<DesignRun, 'period'>,
): Promise<DesignRows> {
  const loaded = await loadForm(scope, formId);
  const { rows, sheets, sheetIdOf } = await accessForm(scope, loaded, period);
  const names = new Map(sheets.map(({ id, name }) => [id, name]));
  return { ...rows, sheetNameOf: (row) => names.get(sheetIdOf(row)) ?? '' };
}

/** What a design is checked against: the form as the actor sees it, or `not-found`. */
export async function designForm(scope: RequestScope, formId: string): Promise<DesignForm> {
  const { cached } = await loadForm(scope, formId);
  const { questions, contextQuestions } = cached.asRead;
  return { questions, contextQuestions, widgets: await listWidgets(scope.tx, scope.actor, formId) };
}
