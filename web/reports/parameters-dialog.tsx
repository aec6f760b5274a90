// The parameters of a report, before it runs (spec 3, "Report list" and section 5).
import { Button, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { parameterIssues, suggestedValues } from '#core/reports/parameters.ts';
import type { ParameterValues, Report } from '#core/reports/schema.ts';
import { reportTexts } from '#core/reports/labels.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { DialogFoot } from '#web/ui/dialog/dialog-foot.tsx';
import { ParameterField } from './parameter-field.tsx';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';

export type ParametersDialogProps = {
  report: Pick<Report, 'name' | 'parameters'>;
  /** The values of the last run; null before the first. */
  given: ParameterValues | null;
  opened: boolean;
  onClose(): void;
  onRun(parameters: ParameterValues): void;
};

export function ParametersDialog({ report, given, opened, onClose, onRun }: ParametersDialogProps) {
  return (
    <FormDialog title={report.name} size="md" opened={opened} onClose={onClose}>
      <Parameters
        report={report}
        given={given}
        onClose={onClose}
        onRun={(values) => {
          onClose();
          onRun(values);
        }}
      />
    </FormDialog>
  );
}

function Parameters({ report, given, onClose, onRun }: Omit<ParametersDialogProps, 'opened'>) {
  const { parameters } = report;
  const { timeZone } = useActor();
  const { ports } = useCore();
  const [values, setValues] = useState(
    () => given ?? suggestedValues(parameters, { now: ports.now(), timeZone }),
  );
  const issues = parameterIssues(parameters, values);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (issues.length === 0) onRun(values);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text size="sm" c="dimmed">
          {reportTexts.chooseParameters}
        </Text>
        {parameters.map((parameter, place) => (
          <ParameterField
            key={parameter.name}
            parameter={parameter}
            value={values[parameter.name] ?? null}
            issue={issues.find(({ path }) => path === parameter.name)?.message ?? null}
            isFirst={place === 0}
            onChange={(value) => {
              const { [parameter.name]: _, ...others } = values;
              setValues(value === null || value === '' ? others : { ...others, [parameter.name]: value });
            }}
          />
        ))}
      </Stack>
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {t(common.cancel)}
        </Button>
        <Button type="submit" disabled={issues.length > 0}>
          {reportTexts.run}
        </Button>
      </DialogFoot>
    </form>
  );
}
