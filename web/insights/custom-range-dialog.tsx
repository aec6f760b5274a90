// A custom range of at most 90 days.
import { Button, Modal, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { rangeIssue, type TimeRange } from '#core/insights/buckets.ts';
import { insightTexts as texts } from '#core/insights/labels.ts';
import { formatDate } from '#core/time/date-format.ts';
import { parseMoment } from '#core/time/parse-moment.ts';
import { DialogFoot } from '#web/ui/dialog/dialog-foot.tsx';
import { useOpened } from '#web/ui/dialog/use-opened.ts';
import { MomentInput } from '#web/ui/input/moment-input.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type CustomRangeDialogProps = {
  /** The initial range. */
  range: TimeRange;
  timeZone: string;
  opened: boolean;
  onClose(): void;
  onApply(range: TimeRange): void;
};

export function CustomRangeDialog({ opened, onClose, ...rest }: CustomRangeDialogProps) {
  return (
    <Modal opened={useOpened(opened)} onClose={onClose} title={texts.dialog}>
      <RangeForm {...rest} onClose={onClose} />
    </Modal>
  );
}

function RangeForm({ range, timeZone, onApply, onClose }: Omit<CustomRangeDialogProps, 'opened'>) {
  const written = (at: number) => formatDate(at, "yyyy-MM-dd'T'HH:mm", timeZone);
  const [start, setStart] = useState(() => written(range.startDate));
  const [end, setEnd] = useState(() => written(range.endDate));
  const [wasTried, setWasTried] = useState(false);
  const startDate = parseMoment(start, timeZone, 'start');
  const endDate = parseMoment(end, timeZone, 'end');
  const issue = startDate === null || endDate === null ? null : rangeIssue({ startDate, endDate });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (startDate === null || endDate === null || issue !== null) return;
    onApply({ startDate, endDate });
    onClose();
  };
  const missing = (at: number | null) => (wasTried && at === null ? t(m.enterDateAndTime) : false);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <MomentInput
          isFirst
          kind="datetime-local"
          label={texts.start}
          value={start}
          onChange={setStart}
          error={missing(startDate)}
        />
        <MomentInput
          kind="datetime-local"
          label={texts.end}
          value={end}
          onChange={setEnd}
          error={missing(endDate) || issue !== null}
        />
        {issue !== null && (
          <Text role="alert" size="sm" c="var(--danger)">
            {issue}
          </Text>
        )}
      </Stack>
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit">{texts.apply}</Button>
      </DialogFoot>
    </form>
  );
}
