// The menu that adds a figure: a number that the report knows, or a new one.
import { Button, Menu } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { addValue } from '#core/reports/own/design-draft.ts';
import { builtInFigures } from '#core/reports/own/values.ts';
import { useBuilder } from '../use-builder.ts';
import { ValueDialog } from './value-dialog.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function AddFigure({ onAdd }: { onAdd(value: string, key: string): void }) {
  const { builder, values } = useBuilder();
  const [isAdding, setAdding] = useState<boolean | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const known = [
    ...Object.entries(builtInFigures),
    ...values.map(({ name, label }) => [name, label || name] as const),
  ];
  return (
    <>
      <Menu position="bottom-start" width="max-content" portalProps={{ target: '#content' }}>
        <Menu.Target>
          <Button
            ref={opener}
            variant="default"
            size="xs"
            mt="xs"
            leftSection={<Plus size={14} aria-hidden />}
          >
            {t(m.addFigure)}
          </Button>
        </Menu.Target>
        <Menu.Dropdown aria-label={t(m.addFigure)}>
          {known.map(([name, label]) => (
            <Menu.Item key={name} onClick={() => onAdd(name, builder.newId())}>
              {label}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item
            leftSection={<Plus size={16} aria-hidden />}
            onClick={() => {
              opener.current?.focus();
              setAdding(true);
            }}
          >
            {t(m.newNumber)}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isAdding !== null && (
        <ValueDialog
          opened={isAdding}
          onClose={() => setAdding(false)}
          onSave={(wanted) => {
            const added = addValue(builder.draft(), wanted, builder.newId);
            builder.change(() => added.draft);
            onAdd(added.name, builder.newId());
          }}
        />
      )}
    </>
  );
}
