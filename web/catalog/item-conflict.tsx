// Somebody else has changed the item that is edited: what they changed, and whose change stays.
import { Alert, Button, Group, List, Text } from '@mantine/core';
import { itemConflictTexts, theirChanges } from '#core/catalog/item-conflict.ts';
import type { CatalogColumn, FlatItem } from '#core/catalog/schema.ts';

export type ItemConflictProps = {
  said: string;
  base: FlatItem;
  theirs: FlatItem;
  columns: readonly CatalogColumn[];
  placeOf(parentId: string | null): string;
  onKeep(): void;
  onTake(): void;
};

export function ItemConflict({ said, base, theirs, columns, placeOf, onKeep, onTake }: ItemConflictProps) {
  const changes = theirChanges(base, theirs, { columns, placeOf });
  return (
    <Alert color="orange" role="alert" title={said}>
      <Text size="sm">{itemConflictTexts.about}</Text>
      <List size="sm" my="xs">
        {changes.map(({ label, value }) => (
          <List.Item key={label}>
            {label}: {value}
          </List.Item>
        ))}
      </List>
      <Text size="xs">{itemConflictTexts.hint}</Text>
      <Group gap="xs" mt="sm">
        <Button variant="default" size="xs" onClick={onTake}>
          {itemConflictTexts.take}
        </Button>
        <Button size="xs" onClick={onKeep}>
          {itemConflictTexts.keep}
        </Button>
      </Group>
    </Alert>
  );
}
