// Finishing a sheet: its completion waits behind its rows.
import { useNavigate } from '@tanstack/react-router';
import { complete } from '#core/filling/actions.ts';
import { completeEntry } from '#core/filling/outbox/outbox-entry.ts';
import { useFilling } from '#web/filling/filling-context.tsx';
import type { ReadyForm } from '#web/filling/use-form.ts';
import type { SheetToFill } from '#web/filling/use-sheet.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { confirm } from '#web/ui/dialog/confirm.tsx';
import { notifyDone, notifyFailed } from '#web/ui/notices/notify.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Confirms, and adds the completion to the end of the outbox. */
export function useFinish(
  form: ReadyForm['form'],
  sheet: SheetToFill,
  rowCount: number | null,
  unfinished: number,
): () => Promise<void> {
  const { ports } = useCore();
  const { outbox, owner } = useFilling();
  const navigate = useNavigate();
  return async () => {
    const { id, name, userId, completed } = sheet;
    const question = complete.confirmation?.({ id, name, rowCount, userId, completed });
    const left = unfinished === 0 ? [] : [t(m.unfinishedWillNotBeSent, { count: unfinished })];
    const confirmation = question && { ...question, text: [question.text, ...left].join(' ') };
    if (confirmation !== undefined && !(await confirm(confirmation))) return;
    const of = { owner, form: { id: form.id, name: form.name }, sheet: { id, name }, createdAt: ports.now() };
    try {
      await outbox.add([completeEntry(of)]);
    } catch {
      notifyFailed(t(m.thisDeviceHasNoSpace), t(m.freeUpSomeSpaceThen));
      return;
    }
    const isHeldUp = outbox.status.peek() === 'offline' || outbox.status.peek() === 'signed-out';
    notifyDone(t(m.sheetIsFinished, { hasName: String(name !== ''), name, isHeldUp: String(isHeldUp) }));
    await navigate({ to: '/fill', replace: true });
  };
}
