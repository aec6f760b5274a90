// The design of a file on its way from the dialog that reads it to the builder. After a reload of the page it is gone.
import type { Design } from '#core/reports/own/schema.ts';

/** What a new design starts from, in the address, where it is a file. */
export const fromFile = 'file';

let imported: Design | null = null;

export function keepImported(design: Design): void {
  imported = design;
}

export function importedDesign(): Design | null {
  return imported;
}
