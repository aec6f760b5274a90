// Restores a deleted row until it is purged.
import { Button, Group, Text } from '@mantine/core';
import { Undo2 } from 'lucide-react';
import { restorableText, restoreAllText } from '#core/audit/restorable.ts';
import type { ListedEntry } from '#core/audit/schema.ts';
import { restoreRow } from '#core/sheets/actions.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { useAction } from '#web/ui/use-action.ts';

type RestoredEntry = Pick<ListedEntry, 'sheetId' | 'sheetRowId' | 'restorable'>;

/** In a table: renders nothing for rows that cannot be restored. */
export function RestoreButton({ entry }: { entry: RestoredEntry }) {
  const { timeZone } = useActor();
  const { isRunning, restore } = useRestore(entry);
  if (entry.restorable === null) return null;
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={isRunning}
      leftSection={<Undo2 size={14} aria-hidden />}
      title={restorableText(entry.restorable, timeZone)}
      onClick={(event) => {
        event.stopPropagation();
        void restore(false);
      }}
    >
      {restoreRow.label}
    </Button>
  );
}

/** The same with an explanation, for a single entry. */
export function RestoreOffer({ entry, onDone }: { entry: RestoredEntry; onDone(): void }) {
  const { timeZone } = useActor();
  const { isRunning, restore } = useRestore(entry);
  const { restorable } = entry;
  if (restorable === null) return null;
  const run = (together: boolean) => void restore(together).then((isDone) => isDone && onDone());
  return (
    <div>
      <Group gap="xs">
        <Button loading={isRunning} leftSection={<Undo2 size={16} aria-hidden />} onClick={() => run(false)}>
          {restoreRow.label}
        </Button>
        {restorable.rows > 1 && (
          <Button variant="default" disabled={isRunning} onClick={() => run(true)}>
            {restoreAllText(restorable)}
          </Button>
        )}
      </Group>
      <Text c="dimmed" size="sm" mt={6}>
        {restorableText(restorable, timeZone)}
      </Text>
    </div>
  );
}

function useRestore({ sheetId, sheetRowId }: RestoredEntry) {
  const { run, isRunning } = useAction();
  const restore = async (together: boolean) =>
    sheetId !== null &&
    sheetRowId !== null &&
    (await run(restoreRow, { sheetId, rowId: sheetRowId, together })).done;
  return { restore, isRunning };
}
