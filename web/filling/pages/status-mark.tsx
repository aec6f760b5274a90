// The status of a row for its author: sent, waiting, stuck, or returned.
import { CheckCheck, CircleAlert, CloudUpload, CornerUpLeft } from 'lucide-react';
import type { OutboxEntry } from '#core/filling/outbox/outbox-entry.ts';
import { RowMark } from './big-row.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function StatusMark({ entry, isReturned }: { entry: OutboxEntry | null; isReturned: boolean }) {
  if (entry === null && isReturned)
    return (
      <RowMark tone="warning" icon={<CornerUpLeft size={18} aria-hidden />}>
        {t(m.returned)}
      </RowMark>
    );
  if (entry === null)
    return (
      <RowMark tone="good" icon={<CheckCheck size={18} aria-hidden />}>
        {t(m.sent)}
      </RowMark>
    );
  if (entry.state === 'stuck')
    return (
      <RowMark tone="danger" icon={<CircleAlert size={18} aria-hidden />}>
        {t(m.notSent)}
      </RowMark>
    );
  return (
    <RowMark tone="warning" icon={<CloudUpload size={18} aria-hidden />}>
      {t(m.waiting)}
    </RowMark>
  );
}
