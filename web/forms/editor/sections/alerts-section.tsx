// Alerts: their conditions on a row's answers, and their recipients.
import { personName } from '#core/primitives.ts';
import { Switch, TextInput } from '@mantine/core';
import { Bell } from 'lucide-react';
import { memo } from 'react';
import { addAlert, changeAlert, removeAlert } from '#core/forms/draft/draft-alerts.ts';
import type { DraftAlert } from '#core/forms/draft/form-draft.ts';
import {
  AlertCard,
  AlertCards,
  type AlertSectionProps,
  type OneAlertProps,
} from '#web/forms/editor/cards/alert-cards.tsx';
import { LogicField } from '#web/forms/editor/cards/logic-field.tsx';
import { PeopleField } from '#web/forms/editor/cards/people-field.tsx';
import { useEditorHandle } from '#web/forms/editor/use-editor.ts';
import { useField } from '#web/forms/editor/use-issues.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const AlertsSection = memo(function AlertsSection(props: AlertSectionProps<DraftAlert>) {
  return (
    <AlertCards
      {...props}
      section="alerts"
      text={t(m.warnPeopleWhenAnswerNeeds)}
      empty={t(m.noAlertsYet)}
      addLabel={t(m.addAlert)}
      add={addAlert}
      OneAlert={OneAlert}
    />
  );
});

const OneAlert = memo(function OneAlert({ alert, ...state }: OneAlertProps<DraftAlert>) {
  const { id, name, alertContacts, mobileAlert } = alert;
  const contacts = alertContacts.map(personName).join(', ');
  return (
    <AlertCard
      {...state}
      id={id}
      name={name}
      kind="alert"
      section="alerts"
      icon={<Bell size={16} aria-hidden />}
      facts={[
        ...(contacts === '' ? [] : [t(m.tells, { contacts })]),
        ...(mobileAlert ? [t(m.shownWhileFillingIn)] : []),
      ]}
      remove={removeAlert}
      alertsOf={({ alerts }) => alerts}
    >
      <AlertFields alert={alert} when={state.when} />
    </AlertCard>
  );
});

function AlertFields({ alert, when }: { alert: DraftAlert; when: string | null }) {
  const editor = useEditorHandle();
  const { id, name, alertContacts, expression, mobileAlert } = alert;
  const nameField = useField(id, 'name');
  return (
    <>
      <TextInput
        {...nameField}
        label={t(m.alertName)}
        required
        placeholder={t(m.whatIsWrongSuchAs)}
        value={name}
        onChange={({ currentTarget: { value } }) =>
          editor.change((draft) => changeAlert(draft, id, { name: value }), nameField.id)
        }
      />
      <LogicField
        itemId={id}
        field="expression"
        label={t(m.raisedIf)}
        addLabel={t(m.addCondition)}
        purpose="condition"
        value={expression}
        sentence={when}
        onLogic={(logic) =>
          editor.change((draft) => changeAlert(draft, id, { expression: logic }), `${id}.expression`)
        }
      />
      <PeopleField
        itemId={id}
        field="alertContacts"
        label={t(m.notify)}
        description={t(m.byEMailEveryTime)}
        people={alertContacts}
        onPeople={(people) =>
          editor.change((draft) => changeAlert(draft, id, { alertContacts: [...people] }))
        }
      />
      <Switch
        label={t(m.showAtOnce)}
        description={t(m.peopleFillingInFormSee)}
        checked={mobileAlert}
        onChange={({ currentTarget: { checked } }) =>
          editor.change((draft) => changeAlert(draft, id, { mobileAlert: checked }))
        }
      />
    </>
  );
}
