// The search of the tree and what else is done with all of it.
import { ActionIcon, Button, Checkbox, CloseButton, Kbd, Popover, Text, TextInput } from '@mantine/core';
import {
  Columns3,
  Download,
  FileUp,
  FoldVertical,
  Keyboard,
  Plus,
  Search,
  UnfoldVertical,
} from 'lucide-react';
import type { RefObject } from 'react';
import { catalogTexts } from '#core/catalog/labels.ts';
import { fileTexts, treeKeys, treeTexts } from '#core/catalog/tree-texts.ts';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import classes from './catalog.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type TreeToolbarProps = {
  search: string;
  searchField: RefObject<HTMLInputElement | null>;
  onSearch(search: string): void;
  /** How many items are retired. */
  retired: number;
  withRetired: boolean;
  onRetired(shown: boolean): void;
  onAllOpen(isOpen: boolean): void;
  onColumns(): void;
  onImport(): void;
  onExport(): void;
  onAdd(): void;
};

export function TreeToolbar(props: TreeToolbarProps) {
  const { search, searchField, onSearch, retired, withRetired } = props;
  return (
    <div className={`row wrap mb-12 gap-12 ${classes.toolbar}`} role="search">
      <TextInput
        ref={searchField}
        aria-label={treeTexts.search}
        placeholder={treeTexts.search}
        leftSection={<Search size={16} aria-hidden />}
        rightSection={
          search !== '' && <CloseButton aria-label={t(m.clearSearch)} onClick={() => onSearch('')} />
        }
        value={search}
        maxLength={200}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
        className="min-w-0 grow-256 narrow-own-line"
      />
      {(retired > 0 || withRetired) && (
        <Checkbox
          label={t(m.showRetired, { retired })}
          checked={withRetired}
          className="narrow-own-line"
          onChange={({ currentTarget }) => props.onRetired(currentTarget.checked)}
        />
      )}
      <Button leftSection={<Plus size={16} aria-hidden />} className="narrow-grow" onClick={props.onAdd}>
        {treeTexts.add}
      </Button>
      <ActionMenu
        label={treeTexts.more}
        choices={[
          {
            id: 'columns',
            label: catalogTexts.columns,
            icon: <Columns3 size={16} aria-hidden />,
            onChoose: props.onColumns,
          },
          {
            id: 'import',
            label: fileTexts.title,
            icon: <FileUp size={16} aria-hidden />,
            apart: true,
            onChoose: props.onImport,
          },
          {
            id: 'export',
            label: fileTexts.exportLabel,
            icon: <Download size={16} aria-hidden />,
            onChoose: props.onExport,
          },
          {
            id: 'open',
            label: treeTexts.openAll,
            icon: <UnfoldVertical size={16} aria-hidden />,
            apart: true,
            onChoose: () => props.onAllOpen(true),
          },
          {
            id: 'close',
            label: treeTexts.closeAll,
            icon: <FoldVertical size={16} aria-hidden />,
            onChoose: () => props.onAllOpen(false),
          },
        ]}
      />
      <KeysHelp />
    </div>
  );
}

/** The keys of the tree, and how to move items without them. */
function KeysHelp() {
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
