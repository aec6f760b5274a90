// What can be done with a form, once for its menu in the list and for the command palette: the policies decide what is
// offered (spec 3, sections 2 and 6).
import { useNavigate } from '@tanstack/react-router';
import {
  Archive,
  ArchiveRestore,
  ClipboardPen,
  Copy,
  Download,
  Eye,
  FileClock,
  FileSpreadsheet,
  FileUp,
  History,
  PanelsTopLeft,
  Pencil,
  QrCode,
  Send,
  Table2,
  Trash2,
  Users,
} from 'lucide-react';
import { useCallback } from 'react';
import { accessTexts } from '#core/access/labels.ts';
import { isManager } from '#core/actor.ts';
import { mayFillIn } from '#core/filling/policy.ts';
import { archive, copy, exportXlsForm, publish, remove, unarchive } from '#core/forms/actions.ts';
import type { ListedForm } from '#core/forms/list-calls.ts';
import { fillLinkTexts } from '#core/forms/fill-link.ts';
import { mayEditForm, mayImport, mayUsePublished } from '#core/forms/policy.ts';
import { formTexts } from '#core/forms/labels.ts';
import { formTabNames, homeOf } from '#core/forms/home/tabs.ts';
import { importsTexts } from '#core/imports/history/view.ts';
import { mayExport } from '#core/sheets/policy.ts';
import { mayOpenUsers } from '#core/users/policy.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { actionChoice, type Choice } from '#web/ui/choice.ts';
import { formPath } from './editor-paths.ts';
import { publishDetails } from './publish-details.tsx';
import { saveXlsForm } from './xlsform/xlsform-export.tsx';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export type FormOffer = Choice & {
  /** Further words that find it in the palette. */
  words?: string;
  /** It is in the form's menu; the others are buttons beside it, or on a page of the form's home. */
  isInMenu?: true;
  /** It takes the form away from where it is: in the palette, found by what it does. */
  isByVerb?: true;
};

export type NamedForm = Pick<ListedForm, 'id' | 'name'>;
/** What opens a dialog. */
export type FormDialogs = {
  onExport(form: NamedForm): void;
  /** The list of who may see it. */
  onAccess(form: NamedForm): void;
  /** Its earlier versions. */
  onVersions(form: ListedForm): void;
  /** The link of a published form. */
  onLink(form: Pick<ListedForm, 'id'>): void;
};

const size = '1.125rem';

/** What is offered of a form, in the order of its menu; `nextVersion` is the draft of its next version, if any. */
export function useFormOffers({ onExport, onAccess, onVersions, onLink }: FormDialogs) {
  const navigate = useNavigate();
  const { newId } = useCore().ports;
  return useCallback(
    (form: ListedForm, nextVersion: ListedForm | undefined): readonly FormOffer[] => {
      const offering = { form, nextVersion, navigate, newId, onExport, onAccess, onVersions, onLink };
      return [...editingOffers(offering), ...dataOffers(offering), ...stateOffers(offering)];
    },
    [navigate, newId, onAccess, onExport, onVersions, onLink],
  );
}

type Offering = FormDialogs & {
  form: ListedForm;
  nextVersion: ListedForm | undefined;
  navigate: ReturnType<typeof useNavigate>;
  newId(): string;
};

function editingOffers({ form, nextVersion, navigate, newId, onVersions }: Offering): FormOffer[] {
  const edit = (formId: string) => void navigate({ to: formPath(formId) });
  return [
    {
      id: 'forms.edit',
      label: t(common.edit),
      words: t(m.changeQuestionsDesign),
      icon: <Pencil size={size} aria-hidden />,
      isInMenu: true,
      isOffered: (actor) => mayEditForm(actor).yes,
      // A published form changes by its next version, which begins by itself where there is none.
      onChoose: () => edit(nextVersion?.id ?? form.id),
    },
    {
      ...actionChoice(copy(newId), form, {
        icon: <Copy size={size} aria-hidden />,
        // The copy is unpublished, so the list may not show it.
        offer: (made) => ({ label: t(m.editCopy), onChoose: () => edit(made.id) }),
      }),
      words: 'duplicate',
      isInMenu: true,
    },
    {
      id: 'forms.versions',
      label: formTexts.versions,
      words: t(m.historyEarlier),
      icon: <History size={size} aria-hidden />,
      isOffered: (actor) => isManager(actor) && form.published,
      onChoose: () => onVersions(form),
    },
  ];
}

/** Filling it in, its rows, and who may see them. */
function dataOffers({ form, navigate, onExport, onAccess, onLink }: Offering): FormOffer[] {
  const { id } = form;
  const all = { templateId: id, sheetIds: 'all' };
  return [
    {
      id: 'forms.home',
      label: formTabNames.overview,
      words: t(m.openHome),
      icon: <PanelsTopLeft size={size} aria-hidden />,
      onChoose: () => void navigate({ to: '/forms/$formId/overview', params: { formId: homeOf(form) } }),
    },
    {
      id: 'forms.fill',
      label: formTexts.fillIn,
      words: t(m.enterAnswerSubmitNewRow),
      icon: <ClipboardPen size={size} aria-hidden />,
      isOffered: (actor) => mayFillIn(actor, form).yes,
      onChoose: () => void navigate({ to: '/fill/$templateId', params: { templateId: id } }),
    },
    {
      id: 'forms.view',
      label: formTexts.viewData,
      words: t(m.dashboardWidgetsChartsAnalysis),
      icon: <Eye size={size} aria-hidden />,
      onChoose: () => void navigate({ to: '/sheet/$templateId/$sheetIds', params: all }),
    },
    {
      id: 'forms.rows',
      label: t(m.rows),
      words: t(m.tableDataAnswersSubmissionsEntries),
      icon: <Table2 size={size} aria-hidden />,
      onChoose: () => void navigate({ to: '/sheet/$templateId/$sheetIds/data', params: all }),
    },
    {
      id: 'forms.link',
      label: fillLinkTexts.label,
      words: t(m.shareAddressUrlSendCopy),
      icon: <QrCode size={size} aria-hidden />,
      isOffered: (actor) => mayUsePublished(actor, form).yes,
      onChoose: () => onLink(form),
    },
    {
      id: 'forms.import',
      label: t(m.importData),
      words: t(m.uploadCsvExcel),
      isInMenu: true,
      apart: true,
      icon: <FileUp size={size} aria-hidden />,
      isOffered: (actor) => mayImport(actor, form).yes,
      onChoose: () => void navigate({ to: '/forms/$formId/import', params: { formId: id } }),
    },
    {
      id: 'forms.imports',
      label: importsTexts.title,
      icon: <FileClock size={size} aria-hidden />,
      isOffered: (actor) => isManager(actor) && form.published,
      onChoose: () => void navigate({ to: '/forms/$formId/files', params: { formId: id } }),
    },
    {
      id: 'forms.export',
      label: t(m.exportData),
      words: t(m.downloadCsvExcelXlsxSchedule),
      isInMenu: true,
      icon: <Download size={size} aria-hidden />,
      isOffered: (actor) => mayExport(actor).yes,
      onChoose: () => onExport(form),
    },
    {
      ...actionChoice(exportXlsForm, form, {
        icon: <FileSpreadsheet size={size} aria-hidden />,
        onDone: saveXlsForm,
      }),
      words: t(m.odkKobo),
    },
    {
      id: 'access.toForm',
      label: accessTexts.whoMaySee,
      words: t(m.permissionsAccess),
      icon: <Users size={size} aria-hidden />,
      isOffered: (actor) => mayOpenUsers(actor).yes,
      onChoose: () => onAccess(form),
    },
  ];
}

function stateOffers({ form, onLink }: Offering): FormOffer[] {
  return [
    {
      ...actionChoice(publish, form, {
        icon: <Send size={size} aria-hidden />,
        apart: true,
        details: publishDetails(form),
        // A new version is gone with this: its link is that of the form whose place it takes.
        onDone: onLink,
      }),
      words: 'release',
      isInMenu: true,
    },
    {
      ...actionChoice(archive, form, {
        icon: <Archive size={size} aria-hidden />,
        apart: form.published,
        offer: (_, run) => ({
          label: t(common.undo),
          onChoose: () => void run(unarchive, { ...form, current: false }),
        }),
      }),
      isByVerb: true,
      isInMenu: true,
    },
    {
      ...actionChoice(unarchive, form, { icon: <ArchiveRestore size={size} aria-hidden />, apart: true }),
      words: 'restore',
      isInMenu: true,
    },
    {
      ...actionChoice(remove, form, { icon: <Trash2 size={size} aria-hidden /> }),
      words: 'discard',
      isByVerb: true,
      isInMenu: true,
    },
  ];
}
