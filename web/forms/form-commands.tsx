// What can be done with each form, for the command palette: the policies decide what is offered.
import { useNavigate } from '@tanstack/react-router';
import {
  Archive,
  ArchiveRestore,
  ChartColumn,
  ClipboardPen,
  Copy,
  Download,
  FileClock,
  FilePlus2,
  FileSpreadsheet,
  FileUp,
  GitBranchPlus,
  LayoutTemplate,
  Pencil,
  Send,
  Table2,
  Trash2,
  Users,
} from 'lucide-react';
import { useMemo } from 'react';
import { accessTexts } from '#core/access/texts.ts';
import type { Action } from '#core/action.ts';
import { isManager } from '#core/actor.ts';
import { mayFillIn } from '#core/filling/policy.ts';
import {
  archive,
  copy,
  exportXlsForm,
  makeVersion,
  publish,
  remove,
  unarchive,
} from '#core/forms/actions.ts';
import type { ListedForm } from '#core/forms/calls.ts';
import { formState } from '#core/forms/list-forms.ts';
import { mayEditForm, mayImport } from '#core/forms/policy.ts';
import { formsQuery } from '#core/forms/queries.ts';
import { importsTexts } from '#core/imports/history.ts';
import { mayExport } from '#core/sheets/policy.ts';
import { mayOpenUsers } from '#core/users/policy.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import type { Command, ShowDialog } from '#web/ui/command/command.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { useRead } from '#web/ui/use-read.ts';
import { blankFormPath, formPath } from './editor-paths.ts';
import { publishDetails } from './publish-details.tsx';
import { saveXlsForm } from './xlsform/xlsform-export.tsx';

const TemplatesDialog = lazyDialog(() => import('./templates-dialog.tsx').then((it) => it.TemplatesDialog));
const XlsFormDialog = lazyDialog(() => import('./xlsform/xlsform-dialog.tsx').then((it) => it.XlsFormDialog));

export type NamedForm = Pick<ListedForm, 'id' | 'name'>;
type FormDialogs = { onExport(form: NamedForm): void; onAccess(form: NamedForm): void };

const size = '1.125rem';

/** Creating forms, and each form's pages and actions. */
export function useFormCommands(show: ShowDialog, { onExport, onAccess }: FormDialogs): readonly Command[] {
  const actor = useActor();
  const { newId } = useCore().ports;
  const navigate = useNavigate();
  const isNarrow = useNarrow();
  const { run } = useAction();
  const { data: forms = none } = useRead(formsQuery);
  return useMemo(() => {
    const edit = (id: string) => void navigate({ to: formPath(id) });
    const create: (Command | false)[] = [
      {
        id: 'forms.create',
        label: 'Create a form',
        words: 'new add blank questionnaire',
        icon: <FilePlus2 size={size} />,
        group: 'Create',
        onChoose: () => void navigate({ to: blankFormPath }),
      },
      // As in the list of forms: these dialogs need some width.
      !isNarrow && {
        id: 'forms.template',
        label: 'Create a form from a template',
        words: 'new example',
        icon: <LayoutTemplate size={size} />,
        group: 'Create',
        onChoose: () => show(TemplatesDialog),
      },
      !isNarrow && {
        id: 'forms.importXlsForm',
        label: 'Import an XLSForm',
        words: 'new odk kobo excel',
        icon: <FileSpreadsheet size={size} />,
        onChoose: () => show(XlsFormDialog),
      },
    ];
    const ofForm = (form: ListedForm): (Command | false)[] => {
      const { id, name } = form;
      const hasVersion = forms.some(({ versionOf }) => versionOf?.id === id);
      const of = (command: Omit<Command, 'note'>): Command => ({
        ...command,
        id: `${command.id} ${id}`,
        label: `${command.label}: ${name}`,
        ...noteOf(form),
      });
      const act = <T, R>(
        action: Action<T, R>,
        thing: T & ListedForm,
        { icon, words = '', onDone }: { icon: Command['icon']; words?: string; onDone?(result: R): void },
      ) =>
        action.may(actor, thing).yes &&
        of({
          id: action.id,
          label: action.label,
          words,
          icon,
          ...((action.danger === true || action.id === archive.id) && { isLast: true }),
          onChoose: () =>
            void run(action, thing, action.id === publish.id ? { details: publishDetails(form) } : {}).then(
              (ended) => {
                if (ended.done) onDone?.(ended.result);
              },
            ),
        });
      return [
        form.published &&
          of({
            id: 'forms.view',
            label: 'View Data',
            words: 'dashboard widgets charts analysis',
            icon: <ChartColumn size={size} />,
            onChoose: () =>
              void navigate({
                to: '/sheet/$templateId/$sheetIds',
                params: { templateId: id, sheetIds: 'all' },
              }),
          }),
        mayFillIn(actor, form).yes &&
          of({
            id: 'forms.fill',
            label: 'Fill In',
            words: 'enter answer submit new row entry',
            icon: <ClipboardPen size={size} />,
            onChoose: () => void navigate({ to: '/fill/$templateId', params: { templateId: id } }),
          }),
        form.published &&
          of({
            id: 'forms.rows',
            label: 'Rows',
            words: 'table data answers submissions entries',
            icon: <Table2 size={size} />,
            onChoose: () =>
              void navigate({
                to: '/sheet/$templateId/$sheetIds/data',
                params: { templateId: id, sheetIds: 'all' },
              }),
          }),
        mayEditForm(actor).yes &&
          of({
            id: 'forms.edit',
            label: 'Edit',
            words: 'change questions design',
            icon: <Pencil size={size} />,
            onChoose: () => edit(id),
          }),
        mayExport(actor).yes &&
          of({
            id: 'forms.export',
            label: 'Export Data',
            words: 'download csv excel xlsx schedule',
            icon: <Download size={size} />,
            onChoose: () => onExport(form),
          }),
        mayImport(actor, form).yes &&
          of({
            id: 'forms.import',
            label: 'Import Data',
            words: 'upload csv excel',
            icon: <FileUp size={size} />,
            onChoose: () => void navigate({ to: '/forms/$formId/import', params: { formId: id } }),
          }),
        isManager(actor) &&
          form.published &&
          of({
            id: 'forms.imports',
            label: importsTexts.title,
            icon: <FileClock size={size} />,
            onChoose: () => void navigate({ to: '/forms/import', search: { form: id } }),
          }),
        mayOpenUsers(actor).yes &&
          of({
            id: 'access.toForm',
            label: accessTexts.whoMaySee,
            words: 'permissions access',
            icon: <Users size={size} />,
            onChoose: () => onAccess(form),
          }),
        act(publish, form, { icon: <Send size={size} />, words: 'release' }),
        !hasVersion &&
          act(makeVersion(newId), form, {
            icon: <GitBranchPlus size={size} />,
            onDone: (made) => edit(made.id),
          }),
        act(copy(newId), form, {
          icon: <Copy size={size} />,
          words: 'duplicate',
          onDone: (made) => edit(made.id),
        }),
        act(exportXlsForm, form, {
          icon: <FileSpreadsheet size={size} />,
          words: 'odk kobo',
          onDone: saveXlsForm,
        }),
        act(unarchive, form, { icon: <ArchiveRestore size={size} />, words: 'restore' }),
        act(archive, form, { icon: <Archive size={size} /> }),
        act(remove, form, { icon: <Trash2 size={size} />, words: 'discard' }),
      ];
    };
    return [...(mayEditForm(actor).yes ? create : []), ...forms.flatMap(ofForm)].filter(
      (command) => command !== false,
    );
  }, [actor, forms, isNarrow, navigate, newId, onAccess, onExport, run, show]);
}

const none: readonly ListedForm[] = [];

/** Tells a form from the draft of its next version, and from others of its name. */
function noteOf(form: ListedForm): { note?: string } {
  if (form.versionOf !== undefined) return { note: 'New version, unpublished' };
  const state = formState(form);
  return state === 'published' ? {} : { note: state === 'archived' ? 'Archived' : 'Unpublished' };
}
