// New recovery codes, this once: to be copied, saved or printed.
import { Alert, Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { m } from '#core/factors/texts.ts';
import { common } from '#core/messages/common-texts.ts';
import { t } from '#core/messages/text.ts';
import { copyText } from '#web/platform/copy-text.ts';
import { saveBlob } from '#web/platform/download.ts';
import classes from './recovery-codes.module.css';
import { m as own } from './texts.ts';

export type RecoveryCodesProps = { codes: readonly string[]; userName: string; onDone(): void };

export function RecoveryCodes({ codes, userName, onDone }: RecoveryCodesProps) {
  const [isCopied, setCopied] = useState(false);
  const text = `${t(m.recoveryCodesFile, { userName })}\n\n${codes.join('\n')}\n`;
  return (
    <Stack mt="md">
      <Alert color="yellow">{t(m.keepRecoveryCodes)}</Alert>
      <ul className={`bare-list monospace ${classes.codes}`} aria-label={t(m.recoveryCodes)}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      {/* Out of the dialog: on paper there is nothing else. */}
      {createPortal(
        <pre className={classes.paper} aria-hidden>
          {text}
        </pre>,
        document.body,
      )}
      <Group gap="xs">
        <Button variant="default" onClick={() => void copyText(text).then(setCopied)}>
          {isCopied ? t(own.copied) : t(common.copy)}
        </Button>
        <Button
          variant="default"
          onClick={() =>
            saveBlob(new Blob([text], { type: 'text/plain' }), `formdeck-recovery-codes-${userName}.txt`)
          }
        >
          {t(common.download)}
        </Button>
        <Button variant="default" onClick={() => window.print()}>
          {t(own.print)}
        </Button>
      </Group>
      <Button onClick={onDone}>{t(common.done)}</Button>
    </Stack>
  );
}
