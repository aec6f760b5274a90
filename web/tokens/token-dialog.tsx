// A new access token: its name, what it may do, how long; then its secret, this once.
import { Alert, Button, Checkbox, Group, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type Scope, scopes } from '#core/scopes.ts';
import { createToken } from '#core/tokens/actions.ts';
import { newToken } from '#core/tokens/schema.ts';
import { lacksForms, scopeTexts, tokenSpans, tokenTexts } from '#core/tokens/labels.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { copyText } from '#web/platform/copy-text.ts';
import { DialogFoot } from '#web/ui/dialog/dialog-foot.tsx';
import { firstField } from '#web/ui/dialog/first-field.ts';
import { useOpened } from '#web/ui/dialog/use-opened.ts';
import { notifyDone, notifyFailed } from '#web/ui/notices/notify.ts';
import { useAction } from '#web/ui/use-action.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export type TokenDialogProps = { opened: boolean; onClose(): void };

export function TokenDialog({ opened, onClose }: TokenDialogProps) {
  const [secret, setSecret] = useState<string | null>(null);
  const close = () => {
    onClose();
    setSecret(null);
  };
  return (
    <Modal
      opened={useOpened(opened)}
      onClose={close}
      title={secret === null ? createToken.label : t(m.yourAccessToken)}
    >
      {secret === null ? (
        <TokenForm onCreated={setSecret} onClose={close} />
      ) : (
        <Secret secret={secret} onClose={close} />
      )}
    </Modal>
  );
}

function TokenForm({ onCreated, onClose }: { onCreated(secret: string): void; onClose(): void }) {
  const { ports } = useCore();
  const [name, setName] = useState('');
  const [held, setHeld] = useState<readonly Scope[]>([]);
  const [days, setDays] = useState<number>(90);
  const [wasTried, setTried] = useState(false);
  const { run, isRunning } = useAction();
  const checked = newToken.safeParse({ name, scopes: held });
  const issueOf = (field: string) =>
    wasTried ? (checked.error?.issues.find(({ path }) => path[0] === field)?.message ?? null) : null;

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!checked.success) return;
    const expiresAt = ports.now() + days * day;
    const made = await run(createToken, { name, scopes: [...held], expiresAt });
    if (made.done) onCreated(made.result.token);
  };
  return (
    <form onSubmit={(event) => void onSubmit(event)} noValidate>
      <Stack>
        <TextInput
          {...firstField}
          label={t(m.whatItIsFor)}
          placeholder={t(m.nightlyImport)}
          value={name}
          error={issueOf('name')}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Checkbox.Group
          label={t(m.whatItCanDo)}
          description={t(m.itCanNeverDoMore)}
          value={[...held]}
          error={issueOf('scopes')}
          onChange={(values) => setHeld(scopes.filter((scope) => values.includes(scope)))}
        >
          <Stack gap="xs" my="xs">
            {scopes.map((scope) => (
              <Checkbox key={scope} value={scope} label={scopeTexts[scope]} description={scope} />
            ))}
          </Stack>
        </Checkbox.Group>
        {lacksForms(held) && (
          <Text size="sm" c="dimmed">
            {tokenTexts.needsForms}
          </Text>
        )}
        <NativeSelect
          label={t(m.howLongItLasts)}
          data={tokenSpans.map(({ days: value, label }) => ({ value: String(value), label }))}
          value={String(days)}
          onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
        />
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            {t(common.cancel)}
          </Button>
          <Button type="submit" loading={isRunning}>
            {t(m.create)}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}

const day = 86_400_000;

function Secret({ secret, onClose }: { secret: string; onClose(): void }) {
  const copy = async () => {
    if (await copyText(secret)) notifyDone(t(m.accessTokenCopied));
    else notifyFailed(t(m.accessTokenCouldNotBe));
  };
  return (
    <Stack>
      <Alert color="yellow">{tokenTexts.once}</Alert>
      <Group gap="xs" wrap="nowrap">
        <TextInput
          {...firstField}
          aria-label={t(m.accessToken)}
          value={secret}
          readOnly
          flex={1}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button variant="default" onClick={() => void copy()}>
          {t(common.copy)}
        </Button>
      </Group>
      <DialogFoot>
        <Button onClick={onClose}>{t(common.done)}</Button>
      </DialogFoot>
    </Stack>
  );
}
