// The search parameters of filling in, and links back.
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/filling/texts.ts';

/**
 * Set if a form was opened for a launch alert: the draft that asks for it, and the alert. `given`: the answers that came
 * with the address, as its parameters.
 */
export type LaunchedFrom = { for?: string; alert?: string; given?: string };
/**
 * `sheet`: the id of the sheet whose setup is filled in, new or reopened; `entry`: the id of the row that is filled in and
 * starts its sheet.
 */
export type FormSearch = LaunchedFrom & { sheet?: string; entry?: string };
/**
 * `row`: the row that is filled in, new or reopened; `returned`: the row that is corrected; `sent`: the row, or the sheet,
 * that was just sent; `view`: the row that is read.
 */
export type SheetSearch = LaunchedFrom & { row?: string; returned?: string; sent?: string; view?: string };

/** The parameters to pass on to the next page. */
export function launchedFrom({ for: draftId, alert, given }: LaunchedFrom): LaunchedFrom {
  return {
    ...(draftId !== undefined && { for: draftId }),
    ...(alert !== undefined && { alert }),
    ...(given !== undefined && { given }),
  };
}

/** The same without the answers of the address, once they were given. */
export function withoutGiven({ given: _given, ...rest }: LaunchedFrom): LaunchedFrom {
  return rest;
}

export const allForms = { link: { to: '/fill' }, label: t(both.fillIn) } as const;
