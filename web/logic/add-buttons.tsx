// The buttons that add a condition, or a group of conditions.
import { Button, Group } from '@mantine/core';
import { FolderPlus, Plus } from 'lucide-react';
import { memo } from 'react';
import type { NodeId } from '#core/logic/builder/builder.ts';
import { addCondition, addGroup } from '#core/logic/builder/builder-edit.ts';
import { useSlice, useWorld } from './builder-world.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type AddButtonsProps = {
  /** A group, or a single statement; null for the end of the whole. */
  placeId: NodeId | null;
  /** If space is limited, and groups are created otherwise. */
  isShort?: boolean;
};

export const AddButtons = memo(DrawnButtons);

function DrawnButtons({ placeId, isShort = false }: AddButtonsProps) {
  const { change, added, store } = useWorld();
  const isEmpty = useSlice(({ tree }) => tree.root === null);
  const add = (isGroup: boolean) => {
    // The first new operand: the new condition's, which in a group follows the group's own id.
    added.current = store.get().tree.nextId + (isGroup ? 2 : 1);
    change((before) => (isGroup ? addGroup(before, placeId) : addCondition(before, placeId)));
  };
  return (
    <Group gap="xs" data-add={placeId ?? 'all'}>
      <Button
        size="xs"
        px="xs"
        variant={isShort ? 'subtle' : 'default'}
        {...(isShort && { color: 'gray' })}
        leftSection={<Plus size={14} aria-hidden />}
        onClick={() => add(false)}
      >
        {t(m.addCondition)}
      </Button>
      {!isEmpty && !isShort && (
        <Button
          size="xs"
          px="xs"
          variant="subtle"
          color="gray"
          leftSection={<FolderPlus size={14} aria-hidden />}
          onClick={() => add(true)}
        >
          {t(m.addGroup)}
        </Button>
      )}
    </Group>
  );
}
