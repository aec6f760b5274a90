// Launch alerts (ContextAlerts in the checklist and the messages): another form to fill in when a condition on the
// answers is true.
import { Switch, Textarea, TextInput } from '@mantine/core';
import { Rocket } from 'lucide-react';
import { memo } from 'react';
import { addLaunchAlert, changeLaunchAlert, removeLaunchAlert } from '#core/forms/draft/draft-alerts.ts';
import type { DraftLaunchAlert } from '#core/forms/draft/form-draft.ts';
import { formsQuery } from '#core/forms/queries.ts';
import { SearchSelect } from '#web/ui/input/search-select.tsx';
import { useRead } from '#web/ui/use-read.ts';
import {
  AlertCard,
  AlertCards,
  type AlertSectionProps,
  type OneAlertProps,
} from '#web/forms/editor/cards/alert-cards.tsx';
import { LogicField } from '#web/forms/editor/cards/logic-field.tsx';
import { useEditorHandle } from '#web/forms/editor/use-editor.ts';
import { useField } from '#web/forms/editor/use-issues.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/forms/texts.ts';
import { m } from './texts.ts';

export const LaunchAlertsSection = memo(function LaunchAlertsSection(
  props: AlertSectionProps<DraftLaunchAlert>,
) {
  return (
    <AlertCards
      {...props}
      section="contextAlerts"
      text={t(m.launchAlertsAskForAnother)}
      empty={t(m.noLaunchAlertsYet)}
      addLabel={t(m.addLaunchAlert)}
      add={addLaunchAlert}
      OneAlert={OneLaunchAlert}
    />
  );
});

const OneLaunchAlert = memo(function OneLaunchAlert({ alert, ...state }: OneAlertProps<DraftLaunchAlert>) {
  const { data: forms = [] } = useRead(formsQuery);
  const { id, name, formId, required } = alert;
  const opens = forms.find((form) => form.id === formId)?.name;
  return (
    <AlertCard
      {...state}
      id={id}
      name={name}
      kind="launchAlert"
      section="contextAlerts"
      icon={<Rocket size={16} aria-hidden />}
      isRequired={required}
      facts={opens === undefined ? [] : [t(m.opens, { opens })]}
      remove={removeLaunchAlert}
      alertsOf={({ launchAlerts }) => launchAlerts}
    >
      <LaunchAlertFields alert={alert} when={state.when} />
    </AlertCard>
  );
});

function LaunchAlertFields({ alert, when }: { alert: DraftLaunchAlert; when: string | null }) {
  const editor = useEditorHandle();
  const { id, name, description, formId, expression, required } = alert;
  const query = useRead(formsQuery);
  const nameField = useField(id, 'name');
  const descriptionField = useField(id, 'description');
  const { error, ...formField } = useField(id, 'formId');
  const forms = (query.data ?? []).filter((form) => form.id !== editor.draft().id);
  const failure = query.error === null ? null : t(m.unableToLoadForms);
  return (
    <>
      <TextInput
        {...nameField}
        label={t(common.name)}
        required
        placeholder={t(m.whatHappenedSuchAsSomebody)}
        value={name}
        onChange={({ currentTarget: { value } }) =>
          editor.change((draft) => changeLaunchAlert(draft, id, { name: value }), nameField.id)
        }
      />
      <Textarea
        {...descriptionField}
        label={t(common.description)}
        required
        placeholder={t(m.whyOtherFormIsNeeded)}
        autosize
        minRows={2}
        maxRows={6}
        value={description}
        onChange={({ currentTarget: { value } }) =>
          editor.change((draft) => changeLaunchAlert(draft, id, { description: value }), descriptionField.id)
        }
      />
      <SearchSelect
        {...formField}
        label={t(m.formToComplete)}
        required
        placeholder={t(m.chooseForm)}
        allowDeselect={false}
        nothingFoundMessage={t(both.noFormsMatch)}
        error={error ?? failure}
        data={forms.map((form) => ({ value: form.id, label: form.name }))}
        value={formId || null}
        onChange={(value) =>
          value !== null && editor.change((draft) => changeLaunchAlert(draft, id, { formId: value }))
        }
      />
      <LogicField
        itemId={id}
        field="expression"
        label={t(m.launchedIf)}
        addLabel={t(m.addCondition)}
        purpose="condition"
        value={expression}
        sentence={when}
        onLogic={(logic) =>
          editor.change((draft) => changeLaunchAlert(draft, id, { expression: logic }), `${id}.expression`)
        }
      />
      <Switch
        label={t(m.required)}
        description={t(m.rowCanOnlyBeSent)}
        checked={required}
        onChange={({ currentTarget: { checked } }) =>
          editor.change((draft) => changeLaunchAlert(draft, id, { required: checked }))
        }
      />
    </>
  );
}
