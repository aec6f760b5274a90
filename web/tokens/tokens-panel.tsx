// One's own access tokens: what each may do and how long, and the way to revoke it.
import { Button, Group } from '@mantine/core';
import { KeySquare, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { createToken } from '#core/tokens/actions.ts';
import { tokensList } from '#core/tokens/list.ts';
import { tokenTexts } from '#core/tokens/labels.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { ShortList } from '#web/ui/list/short-list.tsx';
import { Panel } from '#web/ui/panel.tsx';

const TokenDialog = lazyDialog(() => import('./token-dialog.tsx').then((it) => it.TokenDialog));

export function TokensPanel() {
  const [dialog, setDialog] = useState<'none' | 'closed' | 'opened'>('none');
  return (
    <Panel id="tokens" title={tokenTexts.title} subtitle={tokenTexts.about}>
      <ShortList
        list={tokensList}
        look={{
          name: (_, props) => <span {...props} />,
          picture: () => <KeySquare size={20} aria-hidden className="soft" />,
        }}
      />
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
