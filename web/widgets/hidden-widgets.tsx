// The dialog that shows hidden widgets again: one, several, or the Sheet Context.
import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core';
import { type ComponentProps, type FormEvent, useState } from 'react';
import { unhideParts } from '#core/widgets/actions.ts';
import { hiddenParts } from '#core/widgets/arrangement.ts';
import { widgetTexts } from '#core/widgets/labels.ts';
import type { WidgetDialogs } from '#web/slots.ts';
import { useAction } from '#web/ui/use-action.ts';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { useOpened } from '#web/ui/dialog/use-opened.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

type HiddenWidgetsProps = ComponentProps<WidgetDialogs['Hidden']>;

export function HiddenWidgets({ opened, ...props }: HiddenWidgetsProps) {
  const isNarrow = useNarrow();
  return (
    <Modal
      opened={useOpened(opened)}
      onClose={props.onClose}
      title={widgetTexts.hidden}
      fullScreen={isNarrow}
    >
      {/* It always opens with none selected. */}
      <HiddenList {...props} />
    </Modal>
  );
}

function HiddenList({ form, onClose, onShown }: Omit<HiddenWidgetsProps, 'opened'>) {
  const hidden = hiddenParts(form);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { run, isRunning } = useAction();
  const parts = hidden.filter(({ id }) => chosen.has(id));
  const toggle = (id: string) =>
    setChosen((before) =>
      before.has(id) ? new Set([...before].filter((each) => each !== id)) : new Set([...before, id]),
    );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { done } = await run(unhideParts, { form, parts });
    if (!done) return;
    onShown(parts.map(({ id }) => id));
    onClose();
  };
  if (hidden.length === 0) return <Text c="dimmed">{widgetTexts.noneHidden}</Text>;
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack>
        {hidden.length > 1 && (
          <Checkbox
            label={t(m.allCount, { count: hidden.length })}
            checked={parts.length === hidden.length}
            indeterminate={parts.length > 0 && parts.length < hidden.length}
            onChange={() =>
              setChosen(parts.length === hidden.length ? new Set() : new Set(hidden.map(({ id }) => id)))
            }
          />
        )}
        <ul
          className="scroll-y bare-list py-4 border-block"
          style={{ maxHeight: 'min(26rem, 50dvh)' }}
          aria-label={widgetTexts.hidden}
        >
          {hidden.map(({ id, title }) => (
            <li key={id} className="py-8 break">
              <Checkbox label={title} checked={chosen.has(id)} onChange={() => toggle(id)} />
            </li>
          ))}
        </ul>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t(common.cancel)}
          </Button>
          <Button type="submit" disabled={parts.length === 0} loading={isRunning}>
            {parts.length > 1 ? `${unhideParts.label} ${parts.length}` : unhideParts.label}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
