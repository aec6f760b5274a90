// What every page of a form's home has: the way to it, its state, its tabs, and what can be done with it.
import { editedId, type FormTab, homeOf } from '#core/forms/home/tabs.ts';
import type { ListedForm } from '#core/forms/list-calls.ts';
import { nextVersionOf } from '#core/forms/next-version.ts';
import { formsQuery } from '#core/forms/queries.ts';
import { toForms } from '#web/paths.ts';
import { Trail } from '#web/ui/frame/trail.tsx';
import type { PageFrame } from '#web/ui/page.tsx';
import { useRead } from '#web/ui/use-read.ts';
import type { FormDialogs } from '../form-offers.tsx';
import { StateBadge } from '../state-badge.tsx';
import { type FormDialogSlots, useFormDialogs } from '../use-form-dialogs.tsx';
import { FormActions } from './form-actions.tsx';
import { FormTabs, type FormTabsProps } from './form-tabs.tsx';

type Framed = {
  frame: PageFrame;
  /** The form of the page; undefined while the list of forms is loading, and where the user does not see it. */
  form: ListedForm | undefined;
  /** The form whose home it is: the same, or the one whose next version it is. */
  home: ListedForm | undefined;
  nextVersion: ListedForm | undefined;
  dialogs: FormDialogs;
};

export function useFormFrame(
  formId: string,
  current: FormTab,
  slots: FormDialogSlots,
  shown?: FormTabsProps['shown'],
): Framed {
  const { data: forms = none } = useRead(formsQuery);
  const { dialogs, drawn } = useFormDialogs(slots);
  const form = forms.find(({ id }) => id === formId);
  const homeId = form === undefined ? formId : homeOf(form);
  const home = forms.find(({ id }) => id === homeId) ?? form;
  const nextVersion = nextVersionOf(forms, homeId);
  const frame: PageFrame = {
    trail: <Trail steps={toForms} />,
    tabs: (
      <FormTabs
        formId={homeId}
        editedId={editedId(forms, homeId)}
        current={current}
        {...(shown !== undefined && { shown })}
      />
    ),
    ...(form !== undefined && !(form.published && form.current) && { mark: <StateBadge form={form} /> }),
    ...(home !== undefined && {
      actions: (
        <>
          <FormActions form={home} nextVersion={nextVersion} dialogs={dialogs} />
          {drawn}
        </>
      ),
    }),
  };
  return { frame, form, home, nextVersion, dialogs };
}

const none: readonly ListedForm[] = [];
