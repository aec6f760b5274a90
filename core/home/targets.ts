// Where the lines and numbers of Home lead. Each face opens them in its own way; the console by their addresses.
import { assertNever } from '#core/assert-never.ts';
import { homeDays } from './schema.ts';

type OfForm = { formId: string; formName: string };

export type HomeTarget =
  /** The rows that wait for a review. */
  | ({ to: 'review'; sheetIds: readonly string[] | 'all' } & OfForm)
  /** The rows of the last days. */
  | ({ to: 'entries' } & OfForm)
  | ({ to: 'correct'; sheetId: string; rowId: string } & OfForm)
  | { to: 'import'; importId: string; fileName: string }
  /** The imports that need fixing. */
  | { to: 'imports' }
  /** What somebody has begun, and what was returned to them. */
  | { to: 'work' }
  | { to: 'jobs' | 'schedules' | 'mail' | 'exports' | 'notifications' | 'insights' };

/** The filter of the rows of the last days. */
export const entriesFilter = { lastDays: homeDays } as const;

/** The address of a target in the console. */
export function addressOf(target: HomeTarget): string {
  switch (target.to) {
    case 'review': {
      const sheets = target.sheetIds === 'all' ? 'all' : target.sheetIds.join(',');
      return `/sheet/${target.formId}/${sheets}/data?review=PENDING`;
    }
    case 'entries':
      return `/sheet/${target.formId}/all/data?filter=last.${homeDays}`;
    case 'correct':
      return `/fill/${target.formId}/${target.sheetId}?returned=${target.rowId}`;
    case 'import':
      return `/forms/import/${target.importId}`;
    case 'imports':
      return '/forms/import?phase=repair';
    case 'work':
      return '/fill';
    case 'jobs':
      return '/admin/jobs';
    case 'schedules':
      return '/reports/schedules';
    case 'mail':
      return '/admin/mail';
    case 'exports':
      return '/exports';
    case 'notifications':
      return '/#notifications';
    case 'insights':
      return '/#insights';
    default:
      return assertNever(target);
  }
}
