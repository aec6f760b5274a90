// Launch alerts (the checklist and the messages say ContextAlerts): another form that is to be filled in when the answers
// say so.
import { Button, Select, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { Plus, Rocket, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { addLaunchAlert, changeLaunchAlert, removeLaunchAlert } from '#core/forms/draft-alerts.ts';
import { fieldPath } from '#core/forms/draft-places.ts';
import type { DraftSentence } from '#core/forms/draft-sentences.ts';
import type { DraftLaunchAlert } from '#core/forms/form-draft.ts';
import { formsQuery } from '#core/forms/queries.ts';
import { useRead } from '#web/ui/use-read.ts';
import { Card } from './card.tsx';
import { EditorSection } from './editor-section.tsx';
import { cardId, focusSoon, sectionId } from './focus.ts';
import { LogicField } from './logic-field.tsx';
import { type Editor, useEditorHandle } from './use-editor.ts';
import { useField } from './use-faults.ts';
import classes from './alerts-section.module.css';

export type LaunchAlertsSectionProps = {
  alerts: readonly DraftLaunchAlert[];
  openId: string | null;
  sentences: ReadonlyMap<string, DraftSentence>;
  faultCounts: ReadonlyMap<string, number>;
};

export const LaunchAlertsSection = memo(function LaunchAlertsSection(props: LaunchAlertsSectionProps) {
  const { alerts, openId, sentences, faultCounts } = props;
  const editor = useEditorHandle();
  const add = () => {
    const id = editor.newId();
    editor.change((draft) => addLaunchAlert(draft, id));
    editor.open(id);
    focusSoon([fieldPath(id, 'name')], 'center');
  };
  return (
    <EditorSection
      section="ContextAlerts"
      text="Launch alerts: another form is to be filled in when the answers say so, such as an accident report."
      isPlain
    >
      {alerts.length === 0 && <Text c="dimmed">No other form is asked for.</Text>}
      <ul className={classes.list}>
        {alerts.map((alert) => (
          <LaunchAlertCard
            key={alert.id}
            alert={alert}
            isOpen={alert.id === openId}
            sentence={sentences.get(alert.id)}
            faultCount={faultCounts.get(alert.id) ?? 0}
          />
        ))}
      </ul>
      <Button variant="default" mt="sm" leftSection={<Plus size={16} aria-hidden />} onClick={add}>
        Add a launch alert
      </Button>
    </EditorSection>
  );
});

type LaunchAlertCardProps = {
  alert: DraftLaunchAlert;
  isOpen: boolean;
  sentence: DraftSentence | undefined;
  faultCount: number;
};

const LaunchAlertCard = memo(function LaunchAlertCard(props: LaunchAlertCardProps) {
  const { alert, isOpen, sentence, faultCount } = props;
  const editor = useEditorHandle();
  const { data: forms = [] } = useRead(formsQuery);
  const { id, name, formId, required } = alert;
  const when = sentence?.when ?? null;
  const opens = forms.find((form) => form.id === formId)?.name;
  return (
    <li>
      <Card
        id={id}
        icon={<Rocket size={16} aria-hidden />}
        title={name}
        untitled="Launch alert without a name"
        isRequired={required}
        facts={opens === undefined ? [] : [`Opens ${opens}`]}
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
        {() => <LaunchAlertFields alert={alert} when={when} />}
      </Card>
    </li>
  );
});

function deleteAlert(editor: Editor, { id, name }: DraftLaunchAlert): void {
  editor.change((draft) => removeLaunchAlert(draft, id));
  editor.announce(`Launch alert ${name} is deleted. Undo brings it back.`);
  const [next] = editor.draft().launchAlerts;
  focusSoon([next === undefined ? sectionId('ContextAlerts') : cardId(next.id)]);
}

function LaunchAlertFields({ alert, when }: { alert: DraftLaunchAlert; when: string | null }) {
  const editor = useEditorHandle();
  const { id, name, description, formId, expression, required } = alert;
  const query = useRead(formsQuery);
  const nameField = useField(id, 'name');
  const descriptionField = useField(id, 'description');
  const { error, ...formField } = useField(id, 'formId');
  const forms = (query.data ?? []).filter((form) => form.id !== editor.draft().id);
  const failure = query.error === null ? null : 'Unable to load the forms.';
  return (
    <>
      <TextInput
        {...nameField}
        label="Name"
        required
        placeholder="What has happened, such as Somebody is hurt"
        value={name}
        onChange={({ currentTarget: { value } }) =>
          editor.change((draft) => changeLaunchAlert(draft, id, { name: value }), nameField.id)
        }
      />
      <Textarea
        {...descriptionField}
        label="Description"
        required
        placeholder="Why the other form is to be filled in"
        autosize
        minRows={2}
        maxRows={6}
        value={description}
        onChange={({ currentTarget: { value } }) =>
          editor.change((draft) => changeLaunchAlert(draft, id, { description: value }), descriptionField.id)
        }
      />
      <Select
        {...formField}
        label="Form to complete"
        required
        placeholder="Choose a form"
        searchable
        allowDeselect={false}
        nothingFoundMessage="No form is called so."
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
        label="Launched if"
        addLabel="Add a condition"
        purpose="condition"
        value={expression}
        sentence={when}
        onLogic={(logic) =>
          editor.change((draft) => changeLaunchAlert(draft, id, { expression: logic }), `${id}.expression`)
        }
      />
      <Switch
        label="Required"
        description="The row cannot be sent before the other form is filled in."
        checked={required}
        onChange={({ currentTarget: { checked } }) =>
          editor.change((draft) => changeLaunchAlert(draft, id, { required: checked }))
        }
      />
    </>
  );
}
