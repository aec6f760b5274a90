// Forms for the command palette: creating them, and of each what its menu offers.
import { useNavigate } from '@tanstack/react-router';
import { FilePlus2, FileSpreadsheet, LayoutTemplate } from 'lucide-react';
import { useMemo } from 'react';
import type { ListedForm } from '#core/forms/list-calls.ts';
import { formState, formStateNames } from '#core/forms/list-forms.ts';
import { mayEditForm } from '#core/forms/policy.ts';
import { formsQuery } from '#core/forms/queries.ts';
import { nextVersionOf } from '#core/forms/next-version.ts';
import { useActor } from '#web/platform/core-context.tsx';
import type { Command, ShowDialog } from '#web/ui/command/command.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { useRead } from '#web/ui/use-read.ts';
import { blankFormPath } from './editor-paths.ts';
import { type FormDialogs, useFormOffers } from './form-offers.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const TemplatesDialog = lazyDialog(() =>
  import('./examples/templates-dialog.tsx').then((it) => it.TemplatesDialog),
);
const XlsFormDialog = lazyDialog(() => import('./xlsform/xlsform-dialog.tsx').then((it) => it.XlsFormDialog));

const size = '1.125rem';
/** These come first in the palette, where a form is found to be opened; its menu is beside them. */
const mostUsed = new Set(['forms.home', 'forms.view', 'forms.fill', 'forms.rows']);

/** Creating forms, and each form's pages and actions. `dialogs` is stable. */
export function useFormCommands(show: ShowDialog, dialogs: FormDialogs): readonly Command[] {
  const actor = useActor();
  const navigate = useNavigate();
  const isNarrow = useNarrow();
  const { run } = useAction();
  const offersOf = useFormOffers(dialogs);
  const { data: forms = none } = useRead(formsQuery);
  return useMemo(() => {
    const create: (Command | false)[] = [
      {
        id: 'forms.create',
        label: t(m.createForm),
        words: t(m.newAddBlankQuestionnaire),
        icon: <FilePlus2 size={size} />,
        group: 'create',
        onChoose: () => void navigate({ to: blankFormPath }),
      },
      // As in the list of forms: these dialogs need some width.
      !isNarrow && {
        id: 'forms.template',
        label: t(m.createFormFromTemplate),
        words: t(m.newExample),
        icon: <LayoutTemplate size={size} />,
        group: 'create',
        onChoose: () => show(TemplatesDialog),
      },
      !isNarrow && {
        id: 'forms.importXlsForm',
        label: t(m.importXlsform),
        words: t(m.newOdkKoboExcel),
        icon: <FileSpreadsheet size={size} />,
        onChoose: () => show(XlsFormDialog),
      },
    ];
    const ofForm = (form: ListedForm): Command[] =>
      offersOf(form, nextVersionOf(forms, form.id))
        .filter(({ isOffered, disabled = false }) => !disabled && (isOffered?.(actor) ?? true))
        .toSorted((a, b) => Number(mostUsed.has(b.id)) - Number(mostUsed.has(a.id)))
        .map(({ id, label, icon, words = '', isByVerb = false, onChoose }) => ({
          id: `${id} ${form.id}`,
          label: `${label}: ${form.name}`,
          words,
          icon,
          ...noteOf(form),
          ...(isByVerb && { isByVerb }),
          onChoose: () => onChoose(run),
        }));
    return [...(mayEditForm(actor).yes ? create : []), ...forms.flatMap(ofForm)].filter(
      (command) => command !== false,
    );
  }, [actor, forms, isNarrow, navigate, offersOf, run, show]);
}

const none: readonly ListedForm[] = [];

/** Tells a form from the draft of its next version, and from others of its name. */
function noteOf(form: ListedForm): { note?: string } {
  if (form.versionOf !== undefined) return { note: t(m.newVersionUnpublished) };
  const state = formState(form);
  return state === 'published' ? {} : { note: formStateNames[state] };
}
