// Reviews and deletes rows of the table, one or many: previews the change, and offers undo for the last one; without one
// in this visit, lists earlier changes stored on the server.
import { Box } from 'ink';
import { useState } from 'react';
import { deleteAll } from '#core/sheets/actions.ts';
import {
  changeLabels,
  type ChangePreview,
  commentField,
  goText,
  mayChangeRows,
  previewChange,
  previewTexts,
  returnIssue,
  type RowsChange,
} from '#core/sheets/review/bulk-change.ts';
import type { SheetOverview } from '#core/sheets/engine/sheet-data.ts';
import type { KeyId } from '#cli/terminal/keys/key-table.ts';
import type { Close, Dialogs } from '#cli/terminal/dialogs.ts';
import type { KeyBinding } from '#cli/terminal/keys/keys.ts';
import { whyNot } from '#cli/terminal/keys/keys.ts';
import { Overlay } from '#cli/terminal/overlay.tsx';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { TextInput } from '#cli/terminal/input/text-input.tsx';
import { Label } from '#cli/terminal/theme.tsx';
import { useApp } from '#cli/app/use-app.ts';
import { reviewRows, withUndo } from '#cli/sheets/review-rows.ts';
import type { SheetView } from '#cli/sheets/sheet-view.ts';
import { useUndo } from '#cli/sheets/use-undo.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

export type RowsChanging = {
  view: SheetView;
  overview: SheetOverview;
  /** The selected rows, or the one under the cursor. */
  rowIds(): readonly string[];
  /** Called on success. */
  onDone(): void;
};

const section = 'Rows';
const keyOf: Readonly<Record<RowsChange, KeyId>> = {
  APPROVED: 'approve',
  REJECTED: 'reject',
  RETURNED: 'return',
  PENDING: 'reopen',
  DELETED: 'delete',
};

/** The keys that review and delete rows, and undo. */
export function useRowsChange({ view, overview, rowIds, onDone }: RowsChanging): KeyBinding[] {
  const { form, namesById } = overview;
  const app = useApp();
  const { actor, perform } = app;
  const { dialogs } = useTerminal();

  /** Sends it; returns false on failure. */
  async function send(change: RowsChange, ids: readonly string[], comment: string | null): Promise<boolean> {
    if (change === 'DELETED') {
      return perform(
        {
          ...deleteAll,
          async run(sender, thing) {
            const undo = await deleteAll.run(sender, thing);
            view.removeRows(ids);
            view.undoable.value = { id: undo.id };
            return undo;
          },
          done: (thing, undo) => withUndo(deleteAll.done?.(thing, undo)),
        },
        { form, rowIds: ids },
      );
    }
    return reviewRows(app, view, { form, rowIds: ids, state: change, comment });
  }

  async function start(change: RowsChange): Promise<void> {
    const chosen = rowIds();
    const preview = previewChange(actor, { form, rows: view.data.rowsAmong(chosen) }, change);
    let comment: string | null = '';
    // After a failure, the text is restored.
    for (;;) {
      comment = await askRowsChange(dialogs, { preview, change, namesById, count: chosen.length, comment });
      if (comment === null) return;
      if (await send(change, preview.rowIds, comment.trim() || null)) return onDone();
    }
  }

  const changes = (['APPROVED', 'REJECTED', 'RETURNED', 'PENDING', 'DELETED'] as const).map(
    (change): KeyBinding => {
      const may = mayChangeRows(actor, form, change);
      return {
        key: keyOf[change],
        label: changeLabels[change].toLowerCase(),
        section,
        hint: may.yes && (change === 'APPROVED' || change === 'REJECTED'),
        off: whyNot(may) ?? (rowIds().length === 0 ? t(m.thereIsNoRow) : undefined),
        run: () => start(change),
      };
    },
  );
  const undo = useUndo({ view, form, section });
  return [...changes, undo];
}

type ConfirmParams = Pick<SheetOverview, 'namesById'> & {
  preview: ChangePreview;
  change: RowsChange;
  count: number;
  comment: string;
};

/** Shows the affected and skipped rows; returns the comment, or null if cancelled. */
function askRowsChange(dialogs: Dialogs, params: ConfirmParams): Promise<string | null> {
  return dialogs.open<string>((close) => <RowsChangeDialog {...params} close={close} />);
}

function RowsChangeDialog(props: ConfirmParams & { close: Close<string> }) {
  const { preview, change, namesById, count, comment, close } = props;
  const [typed, setTyped] = useState(comment);
  const { all, of, left } = previewTexts(preview, change, namesById);
  const touched = preview.rowIds.length;
  const field = commentField(change);
  const issue = change === 'RETURNED' ? returnIssue(typed) : null;
  const go = goText(change, touched);
  const title = t(m.changeOfRows, { change: changeLabels[change], count });
  const summary = (
    <>
      <Label>{all}</Label>
      {[...of, ...left].map((line) => (
        <Label key={line} tone="dim">
          {line}
        </Label>
      ))}
    </>
  );
  if (touched === 0) {
    return (
      <Overlay
        title={title}
        width={72}
        onClose={() => close(null)}
        keys={[{ key: 'enter', label: t(keyTexts.close), run: () => close(null) }]}
      >
        {summary}
      </Overlay>
    );
  }
  if (field !== null) {
    return (
      <Overlay title={title} width={72} onClose={() => close(null)}>
        {summary}
        <Box marginTop={1}>
          <TextInput
            value={typed}
            onChange={setTyped}
            hasLines
            placeholder={field.isRequired ? field.label : t(m.savedWithEach, { field: field.label })}
            keys={[
              { key: 'enter', label: go.toLowerCase(), off: issue ?? undefined, run: () => close(typed) },
            ]}
          />
        </Box>
      </Overlay>
    );
  }
  return (
    <Overlay
      title={title}
      width={72}
      onClose={() => close(null)}
      keys={[
        { key: 'yes', label: go.toLowerCase(), run: () => close('') },
        { key: 'enter', label: t(keyTexts.theSame), hint: false, run: () => close('') },
        { key: 'no', label: t(keyTexts.cancel), hint: false, run: () => close(null) },
      ]}
    >
      {summary}
      <Box marginTop={1} gap={3}>
        <Label tone={change === 'DELETED' ? 'bad' : 'accent'} bold>{`y  ${go}`}</Label>
        <Label tone="dim">{t(m.nCancel)}</Label>
      </Box>
    </Overlay>
  );
}
