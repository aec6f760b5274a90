// The format and options of an export, and the buttons below. For a form's days and for sheets.
import { Anchor, Button, Checkbox, Group, SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { exportFormData } from '#core/exports/actions.ts';
import { entriesHint, entriesInstead, lineChoices } from '#core/exports/entries.ts';
import { choiceLabels, type ExportChoices } from '#core/exports/export-draft.ts';
import { formatName } from '#core/exports/format.ts';
import { exportFormats } from '#core/exports/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/exports/texts.ts';

export type ExportChoicesFieldsProps = {
  choices: ExportChoices;
  /** Whether the form's rows are reviewed. */
  isReviewed: boolean;
  /** The form's questions that are answered by entries. */
  entries: readonly Question[];
  onChange(part: Partial<ExportChoices>): void;
};

export function ExportChoicesFields({ choices, isReviewed, entries, onChange }: ExportChoicesFieldsProps) {
  const offered = [
    ...(isReviewed ? (['onlyApproved'] as const) : []),
    'images' as const,
    // A workbook contains its manifest, and an export with images always is a ZIP.
    ...(choices.format === 'XLSX' ? [] : (['zip'] as const)),
    ...(entriesInstead(choices, entries) === undefined ? (['ids'] as const) : []),
  ];
  const lines = lineChoices(choices, entries);
  const hint = entriesHint(choices, entries);
  return (
    <>
      <SegmentedControl
        aria-label={t(both.format)}
        data={exportFormats.map((value) => ({ value, label: formatName(value) }))}
        value={choices.format}
        onChange={(format) => onChange({ format })}
        fullWidth
      />
      {lines !== null && (
        <Select
          label={t(both.eachLineIs)}
          data={lines.map(({ value, label }) => ({ value: value ?? '', label }))}
          value={entriesInstead(choices, entries)?.id ?? ''}
          onChange={(value) => onChange({ entries: value || null })}
          allowDeselect={false}
        />
      )}
      {hint !== null && (
        <Text c="dimmed" size="sm">
          {hint}
        </Text>
      )}
      <Stack gap="xs">
        {offered.map((choice) => (
          <Checkbox
            key={choice}
            label={choiceLabels[choice]}
            checked={choices[choice] || (choice === 'zip' && choices.images)}
            disabled={choice === 'zip' && choices.images}
            onChange={(event) => onChange({ [choice]: event.currentTarget.checked })}
          />
        ))}
      </Stack>
    </>
  );
}

export type ExportButtonsProps = { isRunning: boolean; disabled: boolean; onClose(): void };

/** The last button submits the surrounding form. */
export function ExportButtons({ isRunning, disabled, onClose }: ExportButtonsProps) {
  return (
    <Group justify="space-between" gap="xs">
      <Anchor component={Link} to="/exports" size="sm">
        {t(both.yourExports)}
      </Anchor>
      <Group gap="xs">
        <Button variant="default" onClick={onClose}>
          {t(common.cancel)}
        </Button>
        <Button
          type="submit"
          loading={isRunning}
          disabled={disabled}
          leftSection={<Download size={16} aria-hidden />}
        >
          {exportFormData.label}
        </Button>
      </Group>
    </Group>
  );
}
