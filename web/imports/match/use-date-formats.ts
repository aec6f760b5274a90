// The date formats that an import can read: the server's, and while they are on their way those that come with the code.
import { dateFormatsQuery } from '#core/imports/queries.ts';
import { type DateFormat, dateFormats } from '#core/time/date-format.ts';
import { useRead } from '#web/ui/use-read.ts';

export function useDateFormats(): readonly DateFormat[] {
  return useRead(dateFormatsQuery).data ?? dateFormats;
}
