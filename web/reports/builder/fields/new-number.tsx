// A new number of the report, from a menu that offers those that there are.
import { Menu } from '@mantine/core';
import { Plus } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { addValue } from '#core/reports/own/design-draft.ts';
import { useBuilder } from '../use-builder.ts';
import { ValueDialog } from './value-dialog.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The button of the menu gets the focus back from the dialog, which is beside the menu. */
type NewNumber = { opener: RefObject<HTMLButtonElement | null>; item: ReactNode; dialog: ReactNode };

/** `onAdded` is told the name of the number. */
export function useNewNumber(onAdded: (name: string) => void): NewNumber {
  const { builder } = useBuilder();
  const [isAdding, setAdding] = useState<boolean | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  return {
    opener,
    item: (
      <Menu.Item
        leftSection={<Plus size={16} aria-hidden />}
        onClick={() => {
          opener.current?.focus();
          setAdding(true);
        }}
      >
        {t(m.newNumber)}
      </Menu.Item>
    ),
    dialog: isAdding !== null && (
      <ValueDialog
        opened={isAdding}
        onClose={() => setAdding(false)}
        onSave={(wanted) => {
          const added = addValue(builder.draft(), wanted, builder.newId);
          builder.change(() => added.draft);
          onAdded(added.name);
        }}
      />
    ),
  };
}
