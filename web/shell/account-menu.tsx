// The account menu: one's own pages, password, storage usage for admins, help, theme and logout (spec 1, section 2).
import { personAndUsername, personName } from '#core/primitives.ts';
import { Menu, UnstyledButton, useMantineColorScheme, VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ChevronsUpDown } from 'lucide-react';
import { Fragment, Suspense, useState } from 'react';
import { isAdmin } from '#core/actor.ts';
import { storageQuery } from '#core/users/queries.ts';
import { isNearlyFull, storageText } from '#core/users/format-storage.ts';
import { roleNames } from '#core/users/list-users.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import { usePhoto } from '#web/platform/use-photo.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import type { CommandDialog } from '#web/ui/command/command.ts';
import { useRead } from '#web/ui/use-read.ts';
import { type AccountCommand, themes, useAccountCommands } from './account-commands.tsx';
import classes from './account-menu.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** `full`: with name and role, for the side menu; `short`: the picture only. */
export function AccountMenu({ look }: { look: 'full' | 'short' }) {
  const { session } = useCore();
  const user = useSignalValue(session.user);
  const photo = usePhoto(user?.photo ?? null, 32);
  const [dialog, setDialog] = useState<{ Part: CommandDialog; opened: boolean } | null>(null);
  const groups = useAccountCommands((Part) => setDialog({ Part, opened: true }));
  if (user === null) return null;
  const { userName, role } = user;
  return (
    <>
      <Menu position={look === 'full' ? 'top-start' : 'bottom-end'} width="15rem" withinPortal={false}>
        <Menu.Target>
          <UnstyledButton className={`row gap-10 rounded-8 menu-ink ${classes.target}`} data-look={look}>
            <span className={`rigid round ${classes.picture}`}>
              <Avatar person={user} url={photo} />
            </span>
            {look === 'full' && (
              <>
                <span className="grid min-w-0 grow leading-130">
                  <span className="cut weight-550" dir="auto">
                    {personName(user)}
                  </span>
                  <span className="text-xs">{roleNames[role]}</span>
                </span>
                <ChevronsUpDown size={16} aria-hidden />
              </>
            )}
            <VisuallyHidden>
              {look === 'full' ? t(m.accountMenu) : t(m.accountMenuOf, { userName })}
            </VisuallyHidden>
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown mah="85dvh" className="scroll-y">
          <Menu.Label dir="auto">{personAndUsername(user)}</Menu.Label>
          {groups.map((commands, index) => (
            <Fragment key={commands[0]?.id ?? index}>
              {/* The theme is above what ends the session. */}
              {index === groups.length - 1 && <ThemeItems />}
              {index > 0 && commands.length > 0 && <Menu.Divider />}
              {commands.map((command) => (
                <AccountItem key={command.id} command={command} />
              ))}
              {index === 0 && <StorageLine />}
            </Fragment>
          ))}
        </Menu.Dropdown>
      </Menu>
      {dialog !== null && (
        <Suspense fallback={null}>
          <dialog.Part opened={dialog.opened} onClose={() => setDialog({ ...dialog, opened: false })} />
        </Suspense>
      )}
    </>
  );
}

function AccountItem({ command: { label, icon, link, href, onChoose } }: { command: AccountCommand }) {
  if (link !== undefined) {
    return (
      <Menu.Item leftSection={icon} renderRoot={(props) => <Link {...link} {...props} />}>
        {label}
      </Menu.Item>
    );
  }
  if (href !== undefined) {
    return (
      <Menu.Item component="a" href={href} leftSection={icon}>
        {label}
      </Menu.Item>
    );
  }
  return (
    <Menu.Item leftSection={icon} onClick={onChoose}>
      {label}
    </Menu.Item>
  );
}

function ThemeItems() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{t(m.themeMenu)}</Menu.Label>
      <Menu.RadioGroup
        value={colorScheme}
        onChange={(chosen) => {
          const theme = themes.find(({ value }) => value === chosen);
          if (theme !== undefined) setColorScheme(theme.value);
        }}
      >
        {themes.map(({ value, label, icon }) => (
          <Menu.RadioItem key={value} value={value} rightSection={icon} className={classes.theme ?? ''}>
            {label}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}

/** The company's storage usage and limit, for admins only. */
function StorageLine() {
  const { data } = useRead(storageQuery, { enabled: isAdmin(useActor()) });
  if (data === undefined) return null;
  return (
    <Menu.Label className={classes.storage ?? ''} data-full={isNearlyFull(data)}>
      {t(m.storage, { storage: storageText(data) })}
    </Menu.Label>
  );
}
