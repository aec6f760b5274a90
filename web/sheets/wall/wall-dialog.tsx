// Which dashboards are shown on a wall, and how long each: starts it, or copies the link to it.
import { Button, NumberInput, Stack, Text } from '@mantine/core';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { formsQuery } from '#core/forms/queries.ts';
import { t } from '#core/messages/text.ts';
import { copyText } from '#web/platform/copy-text.ts';
import { DialogFoot } from '#web/ui/dialog/dialog-foot.tsx';
import { SearchMultiSelect } from '#web/ui/input/search-select.tsx';
import { notifyDone, notifyFailed } from '#web/ui/notices/notify.ts';
import { useRead } from '#web/ui/use-read.ts';
import { m } from './texts.ts';
import {
  isDuration,
  leastSeconds,
  mostSeconds,
  mostWallForms,
  usualSeconds,
  wallSearch,
} from './wall-address.ts';

export type WallFormProps = {
  formId: string;
  /** As the address of the dashboard has it. */
  filter: string | undefined;
  onClose(): void;
};

export function WallForm({ formId, filter, onClose }: WallFormProps) {
  const navigate = useNavigate();
  const router = useRouter();
  const { data = [] } = useRead(formsQuery);
  const [forms, setForms] = useState<readonly string[]>([formId]);
  const [seconds, setSeconds] = useState<number | string>(usualSeconds);
  const isGood = forms.length > 0 && isDuration(Number(seconds));
  const to = { to: '/wall', search: wallSearch(forms, Number(seconds), filter) } as const;
  const copy = async () => {
    if (await copyText(new URL(router.buildLocation(to).href, location.origin).href))
      notifyDone(t(m.linkCopied));
    else notifyFailed(t(m.notCopied));
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isGood) return;
        onClose();
        void navigate(to);
      }}
    >
      <Stack>
        <SearchMultiSelect
          label={t(m.dashboards)}
          data={data.filter(({ published }) => published).map(({ id, name }) => ({ value: id, label: name }))}
          value={[...forms]}
          onChange={setForms}
          maxValues={mostWallForms}
          error={forms.length === 0 ? t(m.chooseDashboard) : null}
        />
        <NumberInput
          label={t(m.secondsEach)}
          min={leastSeconds}
          max={mostSeconds}
          allowDecimal={false}
          value={seconds}
          onChange={setSeconds}
          error={
            isDuration(Number(seconds))
              ? null
              : t(m.wallNeedsSeconds, { least: leastSeconds, most: mostSeconds })
          }
        />
        {filter !== undefined && (
          <Text size="sm" c="dimmed">
            {t(forms.length === 1 ? m.filterGoesAlong : m.filterStays)}
          </Text>
        )}
        <Text size="sm" c="dimmed">
          {t(m.whoSees)}
        </Text>
      </Stack>
      <DialogFoot>
        <Button variant="default" disabled={!isGood} onClick={() => void copy()}>
          {t(m.copyLink)}
        </Button>
        <Button type="submit" disabled={!isGood}>
          {t(m.start)}
        </Button>
      </DialogFoot>
    </form>
  );
}
