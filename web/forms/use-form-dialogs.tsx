// The dialogs about one of several forms, which their menus open: export, who can see it, earlier versions, and the link.
import { type ReactNode, Suspense, useMemo } from 'react';
import type { ListedForm } from '#core/forms/list-calls.ts';
import type { ExportFormDialog, FormAccessDialog } from '#web/slots.ts';
import { useDialogOf } from '#web/ui/dialog/use-dialog-of.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import type { FormDialogs, NamedForm } from './form-offers.tsx';

const FillLinkDialog = lazyDialog(() => import('./fill-link-dialog.tsx').then((it) => it.FillLinkDialog));
const VersionsDialog = lazyDialog(() => import('./versions-dialog.tsx').then((it) => it.VersionsDialog));

/** Those of other features. */
export type FormDialogSlots = { ExportDialog: ExportFormDialog; AccessDialog: FormAccessDialog };

/** What opens them, as long as the page is there, and the dialogs themselves. */
export function useFormDialogs({ ExportDialog, AccessDialog }: FormDialogSlots): {
  dialogs: FormDialogs;
  drawn: ReactNode;
} {
  const exporting = useDialogOf<NamedForm>();
  const looking = useDialogOf<NamedForm>();
  const history = useDialogOf<ListedForm>();
  const sharing = useDialogOf<Pick<ListedForm, 'id'>>();
  const dialogs = useMemo(
    () => ({
      onExport: exporting.open,
      onAccess: looking.open,
      onVersions: history.open,
      onLink: sharing.open,
    }),
    [exporting.open, looking.open, history.open, sharing.open],
  );
  const drawn = (
    <Suspense>
      {exporting.of !== null && <ExportDialog form={exporting.of} {...exporting.dialog} />}
      {looking.of !== null && <AccessDialog form={looking.of} {...looking.dialog} />}
      {history.of !== null && <VersionsDialog form={history.of} {...history.dialog} />}
      {sharing.of !== null && <FillLinkDialog formId={sharing.of.id} {...sharing.dialog} />}
    </Suspense>
  );
  return { dialogs, drawn };
}
