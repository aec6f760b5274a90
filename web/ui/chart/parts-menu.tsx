// The parts of a divided bar as a list: what is too thin to be pressed is reached here, by pointer and by keys.
import { ActionIcon, Menu } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { t } from '#core/messages/text.ts';
import { markMenu, type OnMarkMenu } from './mark-menu.ts';
import { m } from './texts.ts';

export type PartsMenuProps = {
  /** What the bar is called. */
  of: string;
  /** `value`: as people read it. */
  parts: readonly { key: string; label: string; value: string; colour: string | undefined }[];
  onChoose(key: string): void;
  onMenu?: OnMarkMenu | undefined;
};

export function PartsMenu({ of, parts, onChoose, onMenu }: PartsMenuProps) {
  return (
    <Menu position="bottom-end" width="max-content">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={24}
          aria-label={t(m.partsOf, { name: of })}
          data-not-drawn
        >
          <ChevronDown size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown maw="24rem">
        {parts.map(({ key, label, value, colour }) => (
          <Menu.Item
            key={key}
            leftSection={
              <span
                className="block rounded-4"
                style={{ width: '0.625rem', height: '0.625rem', background: colour }}
                aria-hidden
              />
            }
            rightSection={<span className="numbers weight-550">{value}</span>}
            onClick={() => onChoose(key)}
            {...markMenu(key, onMenu)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
