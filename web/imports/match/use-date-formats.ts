// The supported date formats: the server's, or while loading those in the code.
import { dateFormatsQuery } from '#core/imports/queries.ts';
import { type DateFormat, dateFormats } from '#core/time/date-format.ts';
import { useRead } from '#web/ui/use-read.ts';

export function useDateFormats(): readonly DateFormat[] {
  return useRead(dateFormatsQuery).data ?? dateFormats;
}
