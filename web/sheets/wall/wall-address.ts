// The address of dashboards on a wall: the forms, how long each is shown, and the filter where it is one.
import { isUuid } from '#core/primitives.ts';
import { t } from '#core/messages/text.ts';
import { readAddress } from '#core/sheets/filter/address-filter.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import type { WallSearch } from '#web/paths.ts';
import { m } from './texts.ts';

/** Dashboards on a wall. @public docs/limits.md names it. */
export const mostWallForms = 20;
/** Seconds that each is shown. @public docs/limits.md names them. */
export const leastSeconds = 10;
/** @public docs/limits.md names it. */
export const mostSeconds = 3_600;
export const usualSeconds = 30;

export type Wall = {
  /** Their ids, in order. */
  forms: readonly string[];
  seconds: number;
  /** Of the rows, where one form is shown; a stable object as long as the address is. */
  filter: RowFilterInput | null;
};

/** What an address says, or what is wrong with it: nobody may take another wall for the one that was meant. */
export function readWall(search: WallSearch): { ok: true; wall: Wall } | { ok: false; issue: string } {
  const forms = [...new Set((search.forms ?? '').split(',').filter((id) => id !== ''))];
  const seconds = Number(search.seconds ?? usualSeconds);
  const read = readAddress(search.filter);
  const issue =
    forms.length === 0 || forms.length > mostWallForms || !forms.every(isUuid)
      ? t(m.wallNeedsForms, { most: mostWallForms })
      : !isDuration(seconds)
        ? t(m.wallNeedsSeconds, { least: leastSeconds, most: mostSeconds })
        : !read.ok
          ? sheetTexts.filterUnreadable
          : read.filter !== null && forms.length > 1
            ? t(m.filterIsOfOneForm)
            : null;
  return issue === null && read.ok
    ? { ok: true, wall: { forms, seconds, filter: read.filter } }
    : { ok: false, issue: issue ?? sheetTexts.filterUnreadable };
}

/** Whether a wall may show a dashboard so many seconds. */
export function isDuration(seconds: number): boolean {
  return Number.isInteger(seconds) && seconds >= leastSeconds && seconds <= mostSeconds;
}

/** The parameters of a wall; `filter` as the address of the dashboard has it. */
export function wallSearch(
  forms: readonly string[],
  seconds: number,
  filter: string | undefined,
): WallSearch {
  return {
    forms: forms.join(','),
    seconds: String(seconds),
    ...(forms.length === 1 && filter !== undefined && { filter }),
  };
}
