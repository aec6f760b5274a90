// The keys of the tree, and how to move items without them.
import { ActionIcon, Kbd, Popover, Text } from '@mantine/core';
import { Keyboard } from 'lucide-react';
import { treeKeys, treeTexts } from '#core/catalog/tree-texts.ts';

export function KeysHelp() {
  return (
    <Popover position="bottom-end" width={360} shadow="md" trapFocus portalProps={{ target: '#content' }}>
      <Popover.Target>
        <ActionIcon variant="default" size={36} aria-label={treeTexts.keys}>
          <Keyboard size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={treeTexts.keys}>
        <Text size="xs" mb="sm">
          {treeTexts.dragHelp}
        </Text>
        <dl className="grid m-0 gap-y-6 gap-x-16" style={{ gridTemplateColumns: 'auto 1fr' }}>
          {treeKeys.map(({ keys, does }) => (
            <div key={keys} style={{ display: 'contents' }}>
              <dt className="nowrap">
                <Kbd size="xs" ff="inherit">
                  {keys}
                </Kbd>
              </dt>
              <dd className="m-0 soft">{does}</dd>
            </div>
          ))}
        </dl>
      </Popover.Dropdown>
    </Popover>
  );
}
