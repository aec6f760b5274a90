// The menu of a form in the list, by its state and the user's rights (spec 3, sections 2 and 6).
import { useNavigate } from '@tanstack/react-router';
import {
  Archive,
  ArchiveRestore,
  Copy,
  Download,
  Eye,
  FileClock,
  FileSpreadsheet,
  FileUp,
  GitBranchPlus,
  Pencil,
  QrCode,
  Send,
  Trash2,
  Users,
} from 'lucide-react';
import {
  archive,
  copy,
  exportXlsForm,
  makeVersion,
  publish,
  remove,
  unarchive,
} from '#core/forms/actions.ts';
import { fillLinkTexts } from '#core/forms/fill-link.ts';
import { isManager } from '#core/actor.ts';
import { importsTexts } from '#core/imports/history.ts';
import { accessTexts } from '#core/access/texts.ts';
import type { ListedForm } from '#core/forms/calls.ts';
import { mayEditForm, mayImport } from '#core/forms/policy.ts';
import { mayExport } from '#core/sheets/policy.ts';
import { mayOpenUsers } from '#core/users/policy.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { actionChoice, type Choice } from '#web/ui/choice.ts';
import { formPath } from './editor-paths.ts';
import { publishDetails } from './publish-details.tsx';
import { saveXlsForm } from './xlsform/xlsform-export.tsx';

export type FormChoicesOptions = {
  form: ListedForm;
  /** The draft of its next version, if any. */
  nextVersion: ListedForm | undefined;
  onExport(): void;
  /** Opens the list of who may see it. */
  onAccess(): void;
  /** Shows the link of a published form. */
  onLink(form: Pick<ListedForm, 'id'>): void;
};

/** The items of a form's menu. */
export function useFormChoices({
  form,
  nextVersion,
  onExport,
  onAccess,
  onLink,
}: FormChoicesOptions): Choice[] {
  const navigate = useNavigate();
  const { newId } = useCore().ports;
  const { id } = form;
  const edit = (formId: string) => void navigate({ to: formPath(formId) });
  return [
    {
      id: 'forms.edit',
      label: 'Edit',
      icon: <Pencil size={18} aria-hidden />,
      isOffered: (actor) => mayEditForm(actor).yes,
      onChoose: () => edit(id),
    },
    actionChoice(copy(newId), form, {
      icon: <Copy size={18} aria-hidden />,
      // The copy is unpublished, so the list may not show it.
      offer: (made) => ({ label: 'Edit the copy', onChoose: () => edit(made.id) }),
    }),
    nextVersion === undefined
      ? actionChoice(makeVersion(newId), form, {
          icon: <GitBranchPlus size={18} aria-hidden />,
          onDone: (made) => edit(made.id),
        })
      : {
          id: 'forms.editVersion',
          label: 'Edit the new version',
          icon: <GitBranchPlus size={18} aria-hidden />,
          isOffered: (actor) => mayEditForm(actor).yes,
          onChoose: () => edit(nextVersion.id),
        },
    {
      id: 'forms.view',
      label: 'View Data',
      icon: <Eye size={18} aria-hidden />,
      apart: true,
      onChoose: () =>
        void navigate({ to: '/sheet/$templateId/$sheetIds', params: { templateId: id, sheetIds: 'all' } }),
    },
    {
      id: 'forms.link',
      label: fillLinkTexts.label,
      icon: <QrCode size={18} aria-hidden />,
      isOffered: (actor) => mayEditForm(actor).yes && form.published && form.current,
      onChoose: () => onLink(form),
    },
    {
      id: 'forms.import',
      label: 'Import Data',
      icon: <FileUp size={18} aria-hidden />,
      isOffered: (actor) => mayImport(actor, form).yes,
      onChoose: () => void navigate({ to: '/forms/$formId/import', params: { formId: id } }),
    },
    {
      id: 'forms.imports',
      label: importsTexts.title,
      icon: <FileClock size={18} aria-hidden />,
      isOffered: (actor) => isManager(actor) && form.published,
      onChoose: () => void navigate({ to: '/forms/import', search: { form: id } }),
    },
    {
      id: 'forms.export',
      label: 'Export Data',
      icon: <Download size={18} aria-hidden />,
      isOffered: (actor) => mayExport(actor).yes,
      onChoose: onExport,
    },
    actionChoice(exportXlsForm, form, {
      icon: <FileSpreadsheet size={18} aria-hidden />,
      onDone: saveXlsForm,
    }),
    {
      id: 'access.toForm',
      label: accessTexts.whoMaySee,
      icon: <Users size={18} aria-hidden />,
      isOffered: (actor) => mayOpenUsers(actor).yes,
      onChoose: onAccess,
    },
    actionChoice(publish, form, {
      icon: <Send size={18} aria-hidden />,
      apart: true,
      details: publishDetails(form),
      // A new version is gone with this: its link is that of the form whose place it takes.
      onDone: onLink,
    }),
    actionChoice(archive, form, {
      icon: <Archive size={18} aria-hidden />,
      apart: form.published,
      offer: (_, run) => ({
        label: 'Undo',
        onChoose: () => void run(unarchive, { ...form, current: false }),
      }),
    }),
    actionChoice(unarchive, form, { icon: <ArchiveRestore size={18} aria-hidden />, apart: true }),
    actionChoice(remove, form, { icon: <Trash2 size={18} aria-hidden /> }),
  ];
}
