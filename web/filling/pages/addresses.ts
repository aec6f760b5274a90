// What stands in the addresses of filling in, and where the ways back lead.

/** Where a form was opened for a launch alert of another one: the draft that asks for it, and the alert. */
export type LaunchedFrom = { for?: string; alert?: string };
/** `sheet`: the id of the sheet that is set up, a new one or one that is opened again. */
export type FormSearch = LaunchedFrom & { sheet?: string };
/** `row`: the row that is filled in, a new one or one that is opened again; `returned`: one that is corrected. */
export type SheetSearch = LaunchedFrom & { row?: string; returned?: string };

/** What of an address goes on to the next page. */
export function launchedFrom({ for: draftId, alert }: LaunchedFrom): LaunchedFrom {
  return { ...(draftId !== undefined && { for: draftId }), ...(alert !== undefined && { alert }) };
}

export const allForms = { link: { to: '/fill' }, label: 'All forms' } as const;
