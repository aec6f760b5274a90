// The bulk deletions and resets to pending that can still be undone, after their message is gone.
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { Undo2 } from 'lucide-react';
import { undoChange } from '#core/sheets/actions.ts';
import { undosQuery } from '#core/sheets/queries.ts';
import { changedText } from '#core/sheets/review/bulk-change.ts';
import { type RowUndo, undoTexts } from '#core/sheets/review/row-undo.ts';
import { aboutUndos, madeText } from '#core/sheets/review/format-undo.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useRead } from '#web/ui/use-read.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type UndoDialogProps = { formId: string; opened: boolean; onUndone(): void; onClose(): void };

export function UndoDialog({ opened, onClose, ...props }: UndoDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={undoTexts.title}>
      {opened && <Undoable {...props} />}
    </Modal>
  );
}

function Undoable({ formId, onUndone }: Pick<UndoDialogProps, 'formId' | 'onUndone'>) {
  const actor = useActor();
  const query = useRead((send) => undosQuery(send, formId));
  return (
    <Stack gap="md">
      <Text c="dimmed">{aboutUndos(actor)}</Text>
      <Loaded query={query}>
        {(undos) =>
          undos.length === 0 ? (
            <EmptyState icon={<Undo2 size={22} />} title={undoTexts.empty} />
          ) : (
            <ul className="bare-list">
              {undos.map((undo) => (
                <Item key={undo.id} undo={undo} onUndone={onUndone} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Stack>
  );
}

function Item({ undo, onUndone }: { undo: RowUndo; onUndone(): void }) {
  const actor = useActor();
  const { run, isRunning } = useAction();
  const what = changedText(undo.rowCount, undo.change);
  return (
    <li className="ruled p-0 py-12">
      <Group justify="space-between" wrap="nowrap">
        <div>
          <div>{what}</div>
          <Text c="dimmed" size="sm">
            {madeText(undo, actor)}
          </Text>
        </div>
        <Button
          variant="default"
          loading={isRunning}
          aria-label={t(m.undo, { what, made: madeText(undo, actor) })}
          onClick={() => void run(undoChange, undo).then(({ done }) => done && onUndone())}
        >
          {undoChange.label}
        </Button>
      </Group>
    </li>
  );
}
