// The sample file of a recipe; only its beginning is used.
import { Button, Group, Text } from '@mantine/core';
import { FileInput, FileText } from 'lucide-react';
import { type Sample, sampleLength, sampleOf } from '#core/transforms/sample.ts';
import { FileDrop } from '#web/ui/input/file-drop.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type SampleDropProps = { sample: Sample | null; onSample(sample: Sample | null): void };

export function SampleDrop({ sample, onSample }: SampleDropProps) {
  const pick = async (file: File | null) => {
    if (file === null) return;
    const bytes = new Uint8Array(await file.slice(0, sampleLength).arrayBuffer());
    onSample(sampleOf(file.name, bytes, file.size));
  };
  if (sample === null) {
    return (
      <FileDrop
        icon={<FileInput size={24} />}
        title={t(m.dropDeviceFileHere)}
        text={t(m.itsFirstLinesAreEnough)}
        label={t(m.sampleFile)}
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        onPick={(file) => void pick(file)}
      />
    );
  }
  return (
    <Group gap="sm" wrap="nowrap">
      <FileText size={18} aria-hidden />
      <Text truncate flex={1}>
        {sample.name}
        {sample.isCut && ' (its first 256 KB)'}
      </Text>
      <Button variant="subtle" color="gray" size="xs" onClick={() => onSample(null)}>
        {t(m.anotherFile)}
      </Button>
    </Group>
  );
}
