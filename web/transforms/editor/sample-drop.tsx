// The sample file of a recipe; only its beginning is used.
import { Button, Group, Text } from '@mantine/core';
import { FileInput, FileText } from 'lucide-react';
import { FileDrop } from '#web/ui/input/file-drop.tsx';

/** The beginning of a file, up to a line end. */
export type Sample = { name: string; bytes: Uint8Array; isCut: boolean };

export type SampleDropProps = { sample: Sample | null; onSample(sample: Sample | null): void };

/** Limited because the sample is converted again on each key press. */
const sampleLength = 256 * 1024;

export function SampleDrop({ sample, onSample }: SampleDropProps) {
  const pick = async (file: File | null) => {
    if (file === null) return;
    const bytes = new Uint8Array(await file.slice(0, sampleLength).arrayBuffer());
    const isCut = file.size > sampleLength;
    onSample({ name: file.name, bytes: isCut ? bytes.subarray(0, bytes.lastIndexOf(10) + 1) : bytes, isCut });
  };
  if (sample === null) {
    return (
      <FileDrop
        icon={<FileInput size={24} />}
        title="Drop a file of the device here"
        text="Its first lines are enough"
        label="Sample file"
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
        Another file
      </Button>
    </Group>
  );
}
