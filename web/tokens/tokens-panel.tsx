// One's own access tokens: what each may do and how long, and the way to revoke it.
import { Button, Group, Text } from '@mantine/core';
import { KeySquare, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { createToken, revokeToken } from '#core/tokens/actions.ts';
import { tokensQuery } from '#core/tokens/queries.ts';
import type { AccessToken } from '#core/tokens/schema.ts';
import { tokenTexts, tokenTimeText } from '#core/tokens/texts.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useRead } from '#web/ui/use-read.ts';
import classes from '#web/ui/styles/action-lines.module.css';

const TokenDialog = lazyDialog(() => import('./token-dialog.tsx').then((it) => it.TokenDialog));

export function TokensPanel() {
  const query = useRead(tokensQuery);
  const [dialog, setDialog] = useState<'none' | 'closed' | 'opened'>('none');
  return (
    <Panel id="tokens" title={tokenTexts.title} subtitle={tokenTexts.about}>
      <Loaded query={query} failed={tokenTexts.failed}>
        {(tokens) =>
          tokens.length === 0 ? (
            <Text size="sm" c="dimmed">
              {tokenTexts.empty}
            </Text>
          ) : (
            <ul className="bare-list">
              {tokens.map((token) => (
                <TokenLine key={token.id} token={token} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <Group>
        <Button
          variant="default"
          leftSection={<Plus size={16} aria-hidden />}
          onClick={() => setDialog('opened')}
        >
          {createToken.label}
        </Button>
      </Group>
      {dialog !== 'none' && (
        <Suspense fallback={null}>
          <TokenDialog opened={dialog === 'opened'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </Panel>
  );
}

function TokenLine({ token }: { token: AccessToken }) {
  const { timeZone } = useActor();
  const { ports } = useCore();
  const { run, isRunning } = useAction();
  const { name, scopes } = token;
  return (
    <li className={`flex items-start gap-12 p-0 py-12 border-above ${classes.line}`}>
      <KeySquare size={20} aria-hidden className="rigid mt-2 soft" />
      <div className="grid min-w-0 grow gap-2">
        <Text fw={550} className={classes.name}>
          {name}
        </Text>
        <Text size="sm" c="dimmed">
          {scopes.join(', ')}
        </Text>
        <Text size="xs" c="dimmed">
          {tokenTimeText(token, ports.now(), timeZone)}
        </Text>
      </div>
      <Button
        variant="subtle"
        color="gray"
        className={classes.keep}
        loading={isRunning}
        aria-label={`${revokeToken.label} ${name}`}
        onClick={() => void run(revokeToken, token)}
      >
        {revokeToken.label}
      </Button>
    </li>
  );
}
