// One entry of the audit log as a whole, with the answers before and after; a deleted row can be restored from here.
import { useState } from 'react';
import { changeLines } from '#core/audit/change-lines.ts';
import { type AuditCell, type AuditRow, cellText } from '#core/audit/entry-table.ts';
import { restorableText, restoreAllText } from '#core/audit/restorable.ts';
import { auditSentence } from '#core/audit/sentence.ts';
import { restoreRow } from '#core/sheets/actions.ts';
import { wrap } from '#cli/output/width.ts';
import type { Close, Dialogs } from '#cli/terminal/dialogs.ts';
import { type KeyBinding, keysIf } from '#cli/terminal/keys/keys.ts';
import { type Memory, MemoryContext } from '#cli/terminal/navigation.ts';
import { Overlay } from '#cli/terminal/overlay.tsx';
import { ScrolledLines } from '#cli/terminal/scrolled-lines.tsx';
import { useArea } from '#cli/terminal/terminal-context.ts';
import type { Segment } from '#cli/terminal/theme.tsx';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/audit/texts.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

export type EntryChoice = 'restore' | 'restore-all';

/** Shows an entry; answers what is to be done with it, null for nothing. */
export function openEntry(dialogs: Dialogs, row: AuditRow, timeZone: string): Promise<EntryChoice | null> {
  return dialogs.open<EntryChoice>((close) => <EntryDialog row={row} timeZone={timeZone} close={close} />);
}

type EntryDialogProps = { row: AuditRow; timeZone: string; close: Close<EntryChoice> };

function EntryDialog({ row, timeZone, close }: EntryDialogProps) {
  const { restorable } = row.entry;
  const [memory] = useState<Memory>(() => new Map());
  const keys: KeyBinding[] =
    restorable === null
      ? []
      : [
          { key: 'undo', label: restoreRow.label.toLowerCase(), run: () => close('restore') },
          ...keysIf(restorable.rows > 1, {
            key: 'all',
            label: restoreAllText(restorable).toLowerCase(),
            run: () => close('restore-all'),
          }),
        ];
  return (
    <Overlay
      title={t(both.entry)}
      width={90}
      onClose={() => close(null)}
      closeLabel={t(keyTexts.close)}
      keys={keys}
    >
      <MemoryContext.Provider value={memory}>
        <Lines row={row} timeZone={timeZone} />
      </MemoryContext.Provider>
    </Overlay>
  );
}

function Lines({ row, timeZone }: Pick<EntryDialogProps, 'row' | 'timeZone'>) {
  const { width, height } = useArea();
  const lines = entryLines(row, timeZone, width);
  return <ScrolledLines name="entry" lines={lines} height={Math.min(lines.length, height)} />;
}

function entryLines({ entry, cells, fields }: AuditRow, timeZone: string, width: number): Segment[][] {
  const wrapped = (text: string, look: Omit<Segment, 'text'> = {}): Segment[][] =>
    wrap(text, width).map((line) => [{ text: line, ...look }]);
  const fact = (name: string, text: string): Segment[][] =>
    wrap(text, Math.max(10, width - factWidth)).map((line, at) => [
      { text: (at === 0 ? name : '').padEnd(factWidth), tone: 'dim' },
      { text: line },
    ]);
  const date = cells.find(({ kind }) => kind === 'date');
  const { restorable, comment } = entry;
  return [
    ...wrapped(auditSentence(entry), { bold: true }),
    ...(restorable === null ? [] : wrapped(restorableText(restorable, timeZone), { tone: 'good' })),
    [],
    ...fact(t(m.when), date === undefined ? '' : cellText(date)),
    ...(comment ? fact(entry.action === 'answer_changed' ? t(m.reason) : t(m.comment), comment) : []),
    ...fact(t(m.action), entry.action),
    ...fact(t(m.on), entry.objectKey),
    ...(fields.length === 0 ? changeLines(entry).flatMap((line) => wrapped(line)) : []),
    ...fields.flatMap(({ title, before, after }) => [
      [],
      ...wrapped(title, { tone: 'dim' }),
      ...(after === null
        ? wrapped(valueText(before))
        : [
            ...wrapped(`- ${valueText(before)}`, { tone: 'bad' }),
            ...wrapped(`+ ${valueText(after)}`, { tone: 'good' }),
          ]),
    ]),
  ];
}

const factWidth = 9;

function valueText(cell: AuditCell | null): string {
  if (cell === null) return t(both.notAnswered);
  if (cell.kind === 'image') return t(m.images, { count: cell.ids.length });
  return cellText(cell) || t(both.notAnswered);
}
