// The export schedule of a form: the interval of its e-mails, the start, and the number of days of data.
import { withFullStop } from '#core/format/full-stop.ts';
import { useQuery } from '@tanstack/react-query';
import { Box } from 'ink';
import { useState } from 'react';
import { runScheduleNow, saveSchedule } from '#core/exports/actions.ts';
import { scheduleQuery } from '#core/exports/queries.ts';
import {
  createScheduleDraft,
  intervalNames,
  scheduleChange,
  type ScheduleDraft,
  scheduleIssues,
  scheduleHelp,
  withDays,
} from '#core/exports/schedule-draft.ts';
import { exportIntervals, type ExportSchedule } from '#core/exports/schema.ts';
import { choiceField, type Field, Form } from '#cli/terminal/input/form.tsx';
import { Label } from '#cli/terminal/theme.tsx';
import { keysIf } from '#cli/terminal/keys/keys.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { Loaded } from '#cli/terminal/waiting.tsx';
import { useApp } from '#cli/app/use-app.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/exports/texts.ts';
import { m } from './texts.ts';

type OfForm = { form: { formId: string; formName: string } };

/** The saved schedule in an editable form. */
export function Schedule({ form }: OfForm) {
  const { core } = useApp();
  const query = useQuery(scheduleQuery(core.send, form.formId));
  return (
    <Loaded query={query}>
      {/* A saved or ended schedule resets the form. */}
      {(saved) => <ScheduleForm key={JSON.stringify(saved)} form={form} saved={saved} />}
    </Loaded>
  );
}

function ScheduleForm({ form: { formId, formName }, saved }: OfForm & { saved: ExportSchedule }) {
  const { core, user, perform, say, date } = useApp();
  const { timeZone } = user;
  const [draft, setDraft] = useState(() => createScheduleDraft(saved, core.ports.now(), timeZone));
  const [wasTried, setWasTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const issues = scheduleIssues(draft, timeZone, { areBlanks: wasTried });
  const save = async () => {
    setWasTried(true);
    const change = scheduleChange(draft, formId, timeZone);
    if (change === null) {
      if (draft.interval === 'NEVER') say(t(m.chooseIntervalThisExportIs), 'warning');
      return;
    }
    setBusy(true);
    await perform(saveSchedule, change);
    setBusy(false);
  };
  const { jobId, nextTime } = saved;
  const sendNow = async () => {
    if (jobId === null) return;
    setBusy(true);
    await perform(runScheduleNow, { formId, formName, jobId });
    setBusy(false);
  };
  useKeys(
    busy
      ? []
      : [
          { key: 'submit', label: saveSchedule.label.toLowerCase(), hint: false, run: save },
          // A letter, which a field that is typed into takes for itself.
          ...keysIf(jobId !== null, { key: 'mail', label: t(m.sendNow), run: sendNow }),
        ],
  );
  return (
    <Box flexDirection="column">
      <Label bold>{t(m.exportOfByEMail, { formName })}</Label>
      <Label tone="dim">{t(m.itIsSentToYou, { timeZone })}</Label>
      <Box marginY={1}>
        <Form
          fields={fieldsOf(draft, setDraft)}
          issues={issues}
          submitLabel={saveSchedule.label.toLowerCase()}
          onSubmit={save}
          busy={busy}
        />
      </Box>
      <Label tone="dim">{scheduleHelp(draft) ?? ''}</Label>
      {nextTime !== null && draft.interval === saved.interval && (
        <Label tone="dim">{withFullStop(t(m.nextOneIsDueAt, { date: date(nextTime) }))}</Label>
      )}
    </Box>
  );
}

function fieldsOf(draft: ScheduleDraft, setDraft: (draft: ScheduleDraft) => void): Field[] {
  const interval = choiceField({
    path: 'interval',
    label: t(both.interval),
    value: draft.interval,
    choices: exportIntervals.map((value) => ({ value, label: intervalNames[value] })),
    onChange: (chosen) => setDraft({ ...draft, interval: chosen }),
  });
  if (draft.interval === 'NEVER') return [interval];
  return [
    interval,
    {
      path: 'start',
      label: t(both.startDate),
      value: draft.start.replace('T', ' '),
      placeholder: '2026-01-31 08:00',
      onChange: (start) => setDraft({ ...draft, start }),
    },
    {
      path: 'days',
      label: t(both.daysOfData),
      value: draft.days,
      placeholder: '7',
      onChange: (days) => setDraft(withDays(draft, days)),
    },
  ];
}
