// The dialogs of other features that a form's menus open, on every page that has such a menu.
import type { FormDialogSlots } from '#web/forms/use-form-dialogs.tsx';
import { lazyDialog } from '#web/ui/lazy-part.tsx';

export const formDialogs: FormDialogSlots = {
  ExportDialog: lazyDialog(() =>
    import('#web/exports/export-form-dialog.tsx').then((it) => it.ExportFormDialog),
  ),
  AccessDialog: lazyDialog(() =>
    import('#web/access/form-access-dialog.tsx').then((it) => it.FormAccessDialog),
  ),
};
