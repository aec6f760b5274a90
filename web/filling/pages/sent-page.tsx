// The end of filling in: that the entry was sent and who was notified of it, or that it waits; then another one, or done.
import { Button, Loader } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { BellRing, Check, CircleAlert, CircleCheckBig, CloudUpload } from 'lucide-react';
import { isSingleEntry } from '#core/filling/entries.ts';
import { outboxNotice } from '#core/filling/outbox/format-outbox.ts';
import { mayAddTo, mayFillIn } from '#core/filling/policy.ts';
import { sentTexts, notifiedLines } from '#core/filling/outbox/sent-texts.ts';
import { rowQuery } from '#core/sheets/queries.ts';
import { useFilling } from '#web/filling/filling-context.tsx';
import type { ReadyForm } from '#web/filling/use-form.ts';
import type { SheetToFill } from '#web/filling/use-sheet.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import { useRead } from '#web/ui/use-read.ts';
import { allForms, type SheetSearch } from './addresses.ts';
import { FillFrame } from './fill-frame.tsx';
import { sheetTitle } from './sheet-title.ts';
import { useFinish } from './use-finish.ts';
import classes from './sent-page.module.css';

export type SentPageProps = {
  ready: ReadyForm;
  sheet: SheetToFill;
  /** The row; the sheet, if it has none. */
  id: string;
  search: SheetSearch;
};

export function SentPage({ ready: { form }, sheet, id }: SentPageProps) {
  const actor = useActor();
  const { ports } = useCore();
  const navigate = useNavigate();
  const isSingle = isSingleEntry(form);
  const onFinish = useFinish(form, sheet, null, 0);
  const mayGoOn = mayFillIn(actor, form).yes && (isSingle || mayAddTo(actor, sheet).yes);
  const another = () =>
    isSingle
      ? navigate({ to: '/fill/$templateId', params: { templateId: form.id } })
      : navigate({
          to: '/fill/$templateId/$sheetId',
          params: { templateId: form.id, sheetId: sheet.id },
          search: { row: ports.newId() },
        });
  return (
    <FillFrame
      title={form.name}
      {...(!isSingle && { subtitle: sheetTitle(sheet.name) })}
      back={allForms}
      saysWhatIsSent
      bar={
        <>
          {mayGoOn && (
            <Button size="xl" h={56} fz="lg" fullWidth onClick={() => void another()}>
              {sentTexts.another}
            </Button>
          )}
          <Button
            size="xl"
            h={56}
            fz="lg"
            fullWidth
            variant="default"
            onClick={() => void navigate({ to: '/fill' })}
          >
            {sentTexts.done}
          </Button>
          {mayGoOn && !isSingle && (
            <Button
              size="lg"
              h={48}
              variant="subtle"
              leftSection={<Check size={20} aria-hidden />}
              onClick={() => void onFinish()}
            >
              {sentTexts.finish}
            </Button>
          )}
        </>
      }
    >
      <Outcome form={form} sheetId={sheet.id} id={id} />
    </FillFrame>
  );
}

/** What became of it: the server says which alerts it has raised. */
function Outcome({ form, sheetId, id }: { form: ReadyForm['form']; sheetId: string; id: string }) {
  const { outbox } = useFilling();
  const { userId } = useActor();
  const entries = useSignalValue(outbox.entries);
  const status = useSignalValue(outbox.status);
  const own = entries.filter((entry) => entry.id === id || entry.id === sheetId);
  const isStuck = entries.some((entry) => entry.state === 'stuck' && entry.sheet.id === sheetId);
  const isRow = id !== sheetId;
  const row = useRead((send) => rowQuery(send, sheetId, id), { enabled: isRow && own.length === 0 });
  const notified = notifiedLines(form, row.data?.alerts ?? [], userId);
  if (isStuck)
    return (
      <Said icon={<CircleAlert size={56} aria-hidden />} tone="danger" title={sentTexts.failed}>
        <p>{outboxNotice(entries)}</p>
      </Said>
    );
  if (own.length > 0 && (status === 'offline' || status === 'signed-out'))
    return (
      <Said icon={<CloudUpload size={56} aria-hidden />} tone="plain" title={sentTexts.kept}>
        <p>{sentTexts.waiting(entries)}</p>
        <p>{status === 'offline' ? sentTexts.offline : sentTexts.signedOut}</p>
      </Said>
    );
  if (own.length > 0) return <Said icon={<Loader size={40} />} tone="plain" title={sentTexts.sending} />;
  return (
    <Said icon={<CircleCheckBig size={56} aria-hidden />} tone="good" title={sentTexts.sent}>
      {notified.map((line) => (
        <p key={line} className={classes.notified} dir="auto">
          <BellRing size={20} className="self-center warning" aria-hidden />
          {line}
        </p>
      ))}
    </Said>
  );
}

type SaidProps = {
  icon: React.ReactNode;
  tone: 'good' | 'plain' | 'danger';
  title: string;
  children?: React.ReactNode;
};

function Said({ icon, tone, title, children }: SaidProps) {
  return (
    <div
      className={`stack grow items-center justify-center py-32 gap-12 text-center ${classes.said}`}
      data-tone={tone}
      role="status"
    >
      {icon}
      <h2 className="m-0 weight-680" style={{ fontSize: '1.75rem' }}>
        {title}
      </h2>
      {children}
    </div>
  );
}
