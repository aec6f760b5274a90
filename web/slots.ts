// What pages are given of other features, which they do not know: the routes compose them.
import type { ComponentType } from 'react';

/** The dialog that exports a form's data, now or on a schedule. */
export type ExportFormDialog = ComponentType<{
  form: { id: string; name: string };
  opened: boolean;
  onClose(): void;
}>;
