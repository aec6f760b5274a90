// The menu that puts a value into a text, or names one for a figure: what every report knows, what readers are asked for,
// numbers of the design, and a new number.
import { Button, Menu } from '@mantine/core';
import { Braces, Plus } from 'lucide-react';
import { type ReactElement, useRef, useState } from 'react';
import { addValue } from '#core/reports/own/design-draft.ts';
import { builtInValues } from '#core/reports/own/values.ts';
import { useBuilder } from '../use-builder.ts';
import { ValueDialog } from './value-dialog.tsx';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/reports/texts.ts';
import { m } from './texts.ts';

export type InsertValueProps = { onInsert(name: string): void };

export function InsertValue({ onInsert }: InsertValueProps) {
  const { builder, parameters, values } = useBuilder();
  const [isAdding, setAdding] = useState<boolean | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const button: ReactElement = (
    <Button ref={opener} variant="default" size="xs" leftSection={<Braces size={14} aria-hidden />}>
      {t(m.insertValue)}
    </Button>
  );
  return (
    <>
      <Menu position="bottom-start" width="max-content" portalProps={{ target: '#content' }}>
        <Menu.Target>{button}</Menu.Target>
        <Menu.Dropdown aria-label={t(m.insertValue)} maw="24rem" mah="60dvh" className="scroll-y">
          {values.length > 0 && <Menu.Label>{t(m.numbersOfThisReport)}</Menu.Label>}
          {values.map(({ key, name, label }) => (
            <Menu.Item key={key} onClick={() => onInsert(name)}>
              {label || name}
            </Menu.Item>
          ))}
          <Menu.Item
            leftSection={<Plus size={16} aria-hidden />}
            onClick={() => {
              opener.current?.focus();
              setAdding(true);
            }}
          >
            {t(m.newNumber)}
          </Menu.Item>
          <Menu.Divider />
          {parameters.length > 0 && <Menu.Label>{t(both.parameters)}</Menu.Label>}
          {parameters.map(({ key, name, label }) => (
            <Menu.Item key={key} onClick={() => onInsert(name)}>
              {label || name}
            </Menu.Item>
          ))}
          <Menu.Label>{t(m.ofEveryReport)}</Menu.Label>
          {Object.entries(builtInValues).map(([name, what]) => (
            <Menu.Item key={name} onClick={() => onInsert(name)}>
              {what}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {isAdding !== null && (
        <ValueDialog
          opened={isAdding}
          onClose={() => setAdding(false)}
          onSave={(wanted) => {
            const added = addValue(builder.draft(), wanted, builder.newId);
            builder.change(() => added.draft);
            onInsert(added.name);
          }}
        />
      )}
    </>
  );
}
