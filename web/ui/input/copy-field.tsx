// An address to take elsewhere: it is shown, selected by a press, and copied by a button.
import { Button, Group, TextInput } from '@mantine/core';
import { Link as LinkIcon } from 'lucide-react';
import { common } from '#core/messages/common-texts.ts';
import { t } from '#core/messages/text.ts';

export function CopyField({ label, value, onCopy }: { label: string; value: string; onCopy: () => void }) {
  return (
    <Group gap="xs" wrap="nowrap">
      <TextInput
        aria-label={label}
        value={value}
        readOnly
        classNames={{ input: 'ellipsis' }}
        flex="1"
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="default" leftSection={<LinkIcon size={16} aria-hidden />} onClick={onCopy}>
        {t(common.copy)}
      </Button>
    </Group>
  );
}
