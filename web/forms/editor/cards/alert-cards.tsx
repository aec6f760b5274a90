// Common parts of alerts and launch alerts in the editor: a section with expandable cards and an add button.
import { Button, Text } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { fieldPath, type FormSection } from '#core/forms/draft/issue-locations.ts';
import type { DraftSentence } from '#core/forms/draft/format-logic.ts';
import type { FormDraft } from '#core/forms/draft/form-draft.ts';
import { Card, type CardProps } from './card.tsx';
import { EditorSection } from '#web/forms/editor/sections/editor-section.tsx';
import { cardId, focusSoon, sectionId } from '#web/forms/editor/focus.ts';
import { useEditorHandle } from '#web/forms/editor/use-editor.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

type NamedEntity = { readonly id: string; readonly name: string };

/** The props of a section of alerts. */
export type AlertSectionProps<Alert extends NamedEntity> = {
  alerts: readonly Alert[];
  openId: string | null;
  sentences: ReadonlyMap<string, DraftSentence>;
  issueCounts: ReadonlyMap<string, number>;
};

/** The props of one alert. */
export type OneAlertProps<Alert extends NamedEntity> = {
  alert: Alert;
  isOpen: boolean;
  /** Its condition as a sentence; null: none yet. */
  when: string | null;
  issueCount: number;
};

type AlertCardsProps<Alert extends NamedEntity> = AlertSectionProps<Alert> & {
  section: FormSection;
  text: string;
  /** Shown if there are none. */
  empty: string;
  addLabel: string;
  add(draft: FormDraft, id: string): FormDraft;
  OneAlert: ComponentType<OneAlertProps<Alert>>;
};

export function AlertCards<Alert extends NamedEntity>(props: AlertCardsProps<Alert>) {
  const { alerts, openId, sentences, issueCounts, section, text, empty, addLabel, OneAlert } = props;
  const editor = useEditorHandle();
  const add = () => {
    const id = editor.newId();
    editor.change((draft) => props.add(draft, id));
    editor.open(id);
    focusSoon([fieldPath(id, 'name')], 'center');
  };
  return (
    <EditorSection section={section} text={text} isPlain>
      {alerts.length === 0 && <Text c="dimmed">{empty}</Text>}
      <ul className="stack bare-list gap-8" style={{ overflowAnchor: 'none' }}>
        {alerts.map((alert) => (
          <li key={alert.id}>
            <OneAlert
              alert={alert}
              isOpen={alert.id === openId}
              when={sentences.get(alert.id)?.when ?? null}
              issueCount={issueCounts.get(alert.id) ?? 0}
            />
          </li>
        ))}
      </ul>
      <Button variant="default" mt="sm" leftSection={<Plus size={16} aria-hidden />} onClick={add}>
        {addLabel}
      </Button>
    </EditorSection>
  );
}

type AlertCardProps = Omit<OneAlertProps<NamedEntity>, 'alert'> &
  Pick<CardProps, 'icon' | 'isRequired' | 'facts'> &
  NamedEntity & {
    kind: 'alert' | 'launchAlert';
    section: FormSection;
    remove(draft: FormDraft, id: string): FormDraft;
    /** The alerts of this kind. */
    alertsOf(draft: FormDraft): readonly NamedEntity[];
    /** Its fields, when expanded. */
    children: ReactNode;
  };

/** The card of an alert of either kind. */
export function AlertCard(props: AlertCardProps) {
  const { id, name, kind, section, when, remove, alertsOf, children, ...look } = props;
  const editor = useEditorHandle();
  const deleteIt = () => {
    editor.change((draft) => remove(draft, id));
    editor.announce(t(m.alertWasDeleted, { kind, name }));
    const [next] = alertsOf(editor.draft());
    focusSoon([next === undefined ? sectionId(section) : cardId(next.id)]);
  };
  return (
    <Card
      {...look}
      id={id}
      title={name}
      untitled={t(m.alertWithoutName, { kind })}
      sentences={when === null ? [] : [t(m.ifWhen, { when })]}
      firstField={fieldPath(id, 'name')}
      choices={() => [
        {
          id: 'delete',
          label: t(common.delete),
          icon: <Trash2 size={16} aria-hidden />,
          danger: true,
          onChoose: deleteIt,
        },
      ]}
    >
      {() => children}
    </Card>
  );
}
