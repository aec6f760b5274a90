// Alerts: what is raised when the answers of a row say something, and who is told of it.
import { Button, Switch, Text, TextInput } from '@mantine/core';
import { Bell, Plus, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { addAlert, changeAlert, removeAlert } from '#core/forms/draft-alerts.ts';
import type { DraftSentence } from '#core/forms/draft-sentences.ts';
import { fieldPath } from '#core/forms/draft-places.ts';
import type { DraftAlert } from '#core/forms/form-draft.ts';
import { Card } from './card.tsx';
import { EditorSection } from './editor-section.tsx';
import { cardId, focusSoon, sectionId } from './focus.ts';
import { LogicField } from './logic-field.tsx';
import { PeopleField } from './people-field.tsx';
import { type Editor, useEditorHandle } from './use-editor.ts';
import { useField } from './use-faults.ts';
import classes from './alerts-section.module.css';

export type AlertsSectionProps = {
  alerts: readonly DraftAlert[];
  openId: string | null;
  sentences: ReadonlyMap<string, DraftSentence>;
  faultCounts: ReadonlyMap<string, number>;
};

export const AlertsSection = memo(function AlertsSection(props: AlertsSectionProps) {
  const { alerts, openId, sentences, faultCounts } = props;
  const editor = useEditorHandle();
  const add = () => {
    const id = editor.newId();
    editor.change((draft) => addAlert(draft, id));
    editor.open(id);
    focusSoon([fieldPath(id, 'name')], 'center');
  };
  return (
    <EditorSection
      section="Alerts"
      text="Raised when the answers of a row say something that somebody should know."
      isPlain
    >
      {alerts.length === 0 && <Text c="dimmed">There are no alerts.</Text>}
      <ul className={classes.list}>
        {alerts.map((alert) => (
          <AlertCard
            key={alert.id}
            alert={alert}
            isOpen={alert.id === openId}
            sentence={sentences.get(alert.id)}
            faultCount={faultCounts.get(alert.id) ?? 0}
          />
        ))}
      </ul>
      <Button variant="default" mt="sm" leftSection={<Plus size={16} aria-hidden />} onClick={add}>
        Add an alert
      </Button>
    </EditorSection>
  );
});

type AlertCardProps = {
  alert: DraftAlert;
  isOpen: boolean;
  sentence: DraftSentence | undefined;
  faultCount: number;
};

const AlertCard = memo(function AlertCard({ alert, isOpen, sentence, faultCount }: AlertCardProps) {
  const editor = useEditorHandle();
  const { id, name, alertContacts, mobileAlert } = alert;
  const when = sentence?.when ?? null;
  const told = alertContacts.map(({ userName }) => userName).join(', ');
  return (
    <li>
      <Card
        id={id}
        icon={<Bell size={16} aria-hidden />}
        title={name}
        untitled="Alert without a name"
        facts={[
          ...(told === '' ? [] : [`Tells ${told}`]),
          ...(mobileAlert ? ['Shown while filling in'] : []),
        ]}
        sentences={when === null ? [] : [`If ${when}`]}
        faultCount={faultCount}
        isOpen={isOpen}
        firstField={fieldPath(id, 'name')}
        choices={() => [
          {
            id: 'delete',
            label: 'Delete',
            icon: <Trash2 size={16} aria-hidden />,
            danger: true,
            onChoose: () => deleteAlert(editor, alert),
          },
        ]}
      >
        {() => <AlertFields alert={alert} when={when} />}
      </Card>
    </li>
  );
});

function deleteAlert(editor: Editor, { id, name }: DraftAlert): void {
  editor.change((draft) => removeAlert(draft, id));
  editor.announce(`Alert ${name} is deleted. Undo brings it back.`);
  const [next] = editor.draft().alerts;
  focusSoon([next === undefined ? sectionId('Alerts') : cardId(next.id)]);
}

function AlertFields({ alert, when }: { alert: DraftAlert; when: string | null }) {
  const editor = useEditorHandle();
  const { id, name, alertContacts, expression, mobileAlert } = alert;
  const nameField = useField(id, 'name');
  return (
    <>
      <TextInput
        {...nameField}
        label="Alert name"
        required
        placeholder="What is wrong, such as Brakes need repair"
        value={name}
        onChange={({ currentTarget: { value } }) =>
          editor.change((draft) => changeAlert(draft, id, { name: value }), nameField.id)
        }
      />
      <LogicField
        itemId={id}
        field="expression"
        label="Raised if"
        addLabel="Add a condition"
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
        label="Who is told"
        description="By e-mail, each time it is raised."
        people={alertContacts}
        onPeople={(people) =>
          editor.change((draft) => changeAlert(draft, id, { alertContacts: [...people] }))
        }
      />
      <Switch
        label="Show at once"
        description="Whoever fills the form in sees it as soon as it holds."
        checked={mobileAlert}
        onChange={({ currentTarget: { checked } }) =>
          editor.change((draft) => changeAlert(draft, id, { mobileAlert: checked }))
        }
      />
    </>
  );
}
