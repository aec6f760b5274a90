// Saves a widget as a file: an image of it, or its numbers for a spreadsheet.
import type { DashboardWidget } from '#core/sheets/dashboard/overview.ts';
import { internationalFormats } from '#core/format/formats.ts';
import { leftOutText, widgetCsv, widgetTable } from '#core/widgets/widget-table.ts';
import { saveBlob } from '#web/platform/download.ts';
import { notifyDone, notifyFailed } from '#web/ui/notices/notify.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** An image of an element. */
export function saveWidgetImage(element: HTMLElement | null, title: string): void {
  const save = async () => {
    const { widgetImage } = await import('./widget-image.ts');
    if (element !== null) saveBlob(await widgetImage(element), `${title}.png`);
  };
  save().catch(failed);
}

/** `read` returns the widget with all its answers, or with those loaded here and a note. */
export function saveWidgetTable(
  read: () => Promise<DashboardWidget>,
  { title, timeZone }: { title: string; timeZone: string },
): void {
  const save = async () => {
    const part = await read();
    const table = widgetTable(part, { timeZone, formats: internationalFormats() });
    const leftOut = leftOutText(part, table.rows.length);
    const text = widgetCsv(table);
    // Without a byte order mark, spreadsheets assume another encoding.
    saveBlob(new Blob(['\uFEFF', text], { type: 'text/csv' }), `${title}.csv`);
    if (leftOut !== null) notifyDone(t(m.areInFileExportOf, { leftOut }));
  };
  save().catch(failed);
}

function failed(): void {
  notifyFailed(t(m.unableToExportDataPlease));
}
