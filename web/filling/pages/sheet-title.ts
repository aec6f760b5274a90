// The title of an unnamed sheet.
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/filling/texts.ts';

export function sheetTitle(name: string): string {
  return name === '' ? t(both.unnamedSheet) : name;
}
