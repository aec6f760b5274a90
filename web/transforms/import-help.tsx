// Instructions for importing the converted file into a form.
import { Code, List, Text } from '@mantine/core';
import { isManager } from '#core/actor.ts';
import { importSteps, transformTexts } from '#core/transforms/labels.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function ImportHelp() {
  return (
    <Panel title={transformTexts.instructions}>
      <List type="ordered" spacing="sm" size="sm">
        {importSteps(isManager(useActor())).map((step) => (
          <List.Item key={step}>{step}</List.Item>
        ))}
      </List>
      <Text c="dimmed" size="sm">
        {transformTexts.command} <Code>{t(m.formdeckTransform)}</Code>
      </Text>
    </Panel>
  );
}
