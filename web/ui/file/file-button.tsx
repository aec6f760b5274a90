// An attached file: what it is called and how large it is, on the button that saves it. It is never shown by the browser itself.
import { Button, Text } from '@mantine/core';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { sizeText } from '#core/count-text.ts';
import { attachedFileOf } from '#core/questions/attached/attached-file.ts';
import { saveBlob } from '#web/platform/download.ts';
import { t } from '#core/messages/text.ts';
import { m } from '#web/ui/texts.ts';

/** `value`: what the answer says. `load` is null where the file is not available right now. */
export type FileButtonProps = { value: string; load(value: string): Promise<Blob | null> };

export function FileButton({ value, load }: FileButtonProps) {
  const [isLoading, setIsLoading] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const file = attachedFileOf(value);
  if (file === null) return value;
  const { name } = file;
  const size = sizeText(file.size);
  const save = async () => {
    setIsLoading(true);
    const blob = await load(value).catch(() => null);
    setIsLoading(false);
    setIsMissing(blob === null);
    if (blob !== null) saveBlob(blob, name);
  };
  return (
    <>
      <Button
        variant="default"
        h="auto"
        mih={36}
        py={6}
        maw="100%"
        leftSection={<Download size={16} aria-hidden />}
        aria-label={t(m.downloadFile, { name, size })}
        title={t(m.downloadFile, { name, size })}
        loading={isLoading}
        styles={{ label: { whiteSpace: 'normal', overflowWrap: 'anywhere', textAlign: 'start' } }}
        onClick={() => void save()}
      >
        <span>
          <bdi>{name}</bdi> <span className="soft weight-400 nowrap">{size}</span>
        </span>
      </Button>
      {isMissing && (
        <Text c="var(--danger)" size="sm" role="alert">
          {t(m.fileIsNotAvailable)}
        </Text>
      )}
    </>
  );
}
