// The account menu: password, storage usage for admins, support, colour scheme and logout (spec 1, section 2).
import { Menu, UnstyledButton, useMantineColorScheme, VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import {
  ChevronsUpDown,
  CircleHelp,
  CircleUser,
  KeyRound,
  LogOut,
  MessageSquare,
  Monitor,
  Moon,
  Sun,
} from 'lucide-react';
import { Suspense, useState } from 'react';
import { isAdmin } from '#core/actor.ts';
import { storageQuery } from '#core/users/queries.ts';
import { isNearlyFull, storageText } from '#core/users/format-storage.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { contactIn } from '#web/platform/page-facts.ts';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import { feedbackMail, issueMail } from './support-mail.ts';
import { usePhoto } from '#web/platform/use-photo.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { HelpItem } from './help/help-item.tsx';
import { useLogOut } from './use-log-out.ts';
import classes from './account-menu.module.css';
import { lazyDialog } from '#web/ui/lazy-part.tsx';

const PasswordDialog = lazyDialog(() =>
  import('#web/session/password-dialog.tsx').then((it) => it.PasswordDialog),
);

const schemes = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'auto', label: 'As on this device', icon: Monitor },
] as const;

/** `full`: with name and role, for the side menu; `short`: the picture only. */
export function AccountMenu({ look }: { look: 'full' | 'short' }) {
  const { session } = useCore();
  const user = useSignalValue(session.user);
  const logOut = useLogOut();
  const photo = usePhoto(user?.photo ?? null, 32);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [dialog, setDialog] = useState<'none' | 'closed' | 'opened'>('none');
  if (user === null) return null;
  const { userName, role } = user;
  const contact = contactIn(document);
  const roleName = role.charAt(0) + role.slice(1).toLowerCase();
  return (
    <>
      <Menu position={look === 'full' ? 'top-start' : 'bottom-end'} width={224} withinPortal={false}>
        <Menu.Target>
          <UnstyledButton className={classes.target} data-look={look}>
            <span className={classes.picture}>
              <Avatar person={user} url={photo} />
            </span>
            {look === 'full' && (
              <>
                <span className={classes.words}>
                  <span className={classes.name}>{userName}</span>
                  <span className={classes.role}>{roleName}</span>
                </span>
                <ChevronsUpDown size={16} aria-hidden />
              </>
            )}
            <VisuallyHidden>{look === 'full' ? 'Account menu' : `${userName} Account menu`}</VisuallyHidden>
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{userName}</Menu.Label>
          <Menu.Item component={Link} to="/account" leftSection={<CircleUser size={16} />}>
            My account
          </Menu.Item>
          <Menu.Item leftSection={<KeyRound size={16} />} onClick={() => setDialog('opened')}>
            Change password
          </Menu.Item>
          <StorageLine />
          <Menu.Divider />
          <HelpItem />
          <Menu.Item
            component="a"
            href={issueMail(contact, location.href)}
            leftSection={<CircleHelp size={16} />}
          >
            Report an issue
          </Menu.Item>
          <Menu.Item component="a" href={feedbackMail(contact)} leftSection={<MessageSquare size={16} />}>
            Give us feedback
          </Menu.Item>
          <Menu.Divider />
          <Menu.Label>Colours</Menu.Label>
          <Menu.RadioGroup
            value={colorScheme}
            onChange={(chosen) => {
              const scheme = schemes.find(({ value }) => value === chosen);
              if (scheme !== undefined) setColorScheme(scheme.value);
            }}
          >
            {schemes.map(({ value, label, icon: Icon }) => (
              <Menu.RadioItem key={value} value={value} rightSection={<Icon size={16} />}>
                {label}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          <Menu.Divider />
          <Menu.Item leftSection={<LogOut size={16} />} onClick={() => void logOut()}>
            Logout
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {dialog !== 'none' && (
        <Suspense fallback={null}>
          <PasswordDialog opened={dialog === 'opened'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </>
  );
}

/** The company's storage usage and limit, for admins only. */
function StorageLine() {
  const { data } = useRead(storageQuery, { enabled: isAdmin(useActor()) });
  if (data === undefined) return null;
  return (
    <Menu.Label className={classes.storage ?? ''} data-full={isNearlyFull(data)}>
      Storage: {storageText(data)}
    </Menu.Label>
  );
}
