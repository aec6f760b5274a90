// The list of the outbox and its actions: edit, retry, save to a file, discard.
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Download, FilePen, RotateCw, Trash2 } from 'lucide-react';
import { AppError } from '#core/errors.ts';
import { mayDiscard, mayMend, type OutboxEntry } from '#core/filling/outbox/outbox-entry.ts';
import { savedFile } from '#core/filling/outbox/outbox-file.ts';
import {
  discardConfirmation,
  entryAdvice,
  entryStatus,
  entryTitle,
  shownEntries,
} from '#core/filling/outbox/format-outbox.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { saveBlob } from '#web/platform/download.ts';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import { confirm } from '#web/ui/dialog/confirm.tsx';
import { notifyFailed } from '#web/ui/notices/notify.ts';
import { SidePanel } from '#web/ui/dialog/side-panel.tsx';
import { useFilling } from '#web/filling/filling-context.tsx';
import classes from './queue-panel.module.css';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/filling/texts.ts';
import { m } from './texts.ts';

export function QueuePanel({ onClose }: { onClose(): void }) {
  const { outbox } = useFilling();
  const { session } = useCore();
  const entries = useSignalValue(outbox.entries);
  const status = useSignalValue(outbox.status);
  const shown = shownEntries(entries);
  const wake = () => {
    if (status === 'signed-out' && session.token.peek() !== null) session.expired.value = true;
    else outbox.wake();
  };
  return (
    <SidePanel
      title={t(m.waitingToSend)}
      opened
      onClose={onClose}
      {...(shown.some(({ state }) => state !== 'stuck') && {
        footer: (
          <Button size="lg" fullWidth loading={status === 'sending'} onClick={wake}>
            {status === 'signed-out' ? t(m.signInToSend) : t(m.sendNow)}
          </Button>
        ),
      })}
    >
      {shown.length === 0 ? (
        <p style={{ margin: '1rem 0', fontSize: '1rem' }}>{t(m.allEntriesSent)}</p>
      ) : (
        <ul className="stack bare-list gap-12">
          {shown.map((entry) => (
            <Entry key={entry.id} entry={entry} entries={entries} onClose={onClose} />
          ))}
        </ul>
      )}
    </SidePanel>
  );
}

type EntryProps = { entry: OutboxEntry; entries: readonly OutboxEntry[]; onClose(): void };

function Entry({ entry, entries, onClose }: EntryProps) {
  const { outbox, store } = useFilling();
  const { session } = useCore();
  const navigate = useNavigate();
  const timeZone = session.actor.peek()?.timeZone ?? 'UTC';
  const { id, kind, form, sheet, state, createdAt } = entry;
  const advice = entryAdvice(entry);
  const open = () => {
    onClose();
    const params = { templateId: form.id, sheetId: sheet.id };
    if (kind === 'sheet') void navigate({ to: '/fill/$templateId', params, search: { sheet: id } });
    else {
      const search = kind === 'correction' ? { returned: id } : { row: id };
      void navigate({ to: '/fill/$templateId/$sheetId', params, search });
    }
  };
  const save = async () => {
    const { name, text } = await savedFile(entries, entry, store.image);
    saveBlob(new Blob([text], { type: 'application/json' }), name);
  };
  const discard = async () => {
    if (!(await confirm({ ...discardConfirmation(entries, entry), danger: true }))) return;
    await outbox.discard(id).catch((error: unknown) => {
      notifyFailed(t(m.thisCouldNotBeDiscarded), error instanceof AppError ? error.message : null);
    });
  };
  return (
    <li
      className={`py-14 px-16 border-strong rounded-12 text-md ${classes.entry}`}
      data-stuck={state === 'stuck' || undefined}
    >
      <h3 className="m-0 text-17 weight-640 break">{entryTitle(entry)}</h3>
      <p className={`m-0 mt-2 break ${classes.status}`}>{entryStatus(entries, entry)}</p>
      {entry.fault !== undefined && entry.fault.errors.length > 1 && (
        <ul className="ps-20 m-0 mt-4">
          {entry.fault.errors.map(({ path, message }) => (
            <li key={path}>{message}</li>
          ))}
        </ul>
      )}
      {advice !== null && <p>{advice}</p>}
      <p className="m-0 mt-2 faint text-15">
        {form.name}, {momentText(createdAt, timeZone)}
      </p>
      <div className="flex wrap mt-12 gap-8">
        {mayMend(entry).yes && (
          <Button
            size="md"
            mih={48}
            variant="default"
            leftSection={<FilePen size={18} aria-hidden />}
            onClick={open}
          >
            {t(common.open)}
          </Button>
        )}
        {state === 'stuck' && (
          <Button
            size="md"
            mih={48}
            variant="default"
            leftSection={<RotateCw size={18} aria-hidden />}
            onClick={() => void outbox.retry(id)}
          >
            {t(common.tryAgain)}
          </Button>
        )}
        {(kind === 'sheet' || kind === 'row' || kind === 'correction') && (
          <Button
            size="md"
            mih={48}
            variant="default"
            leftSection={<Download size={18} aria-hidden />}
            onClick={() => void save()}
          >
            {t(m.saveToFile)}
          </Button>
        )}
        {mayDiscard(entry).yes && (
          <Button
            size="md"
            mih={48}
            variant="default"
            c="var(--danger)"
            leftSection={<Trash2 size={18} aria-hidden />}
            onClick={() => void discard()}
          >
            {t(both.discard)}
          </Button>
        )}
      </div>
    </li>
  );
}
