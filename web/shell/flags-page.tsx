// /admin/flags: which feature flags are on for the company, and what each does. Admins read them; the server operator
// sets them.
import { Badge } from '@mantine/core';
import { isAdmin } from '#core/actor.ts';
import { flagNames, flags, flagsAbout, flagsTitle, isOn } from '#core/flags.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { NoAccessPage } from '#web/ui/notices/no-access-page.tsx';
import { Page } from '#web/ui/page.tsx';
import { Panel } from '#web/ui/panel.tsx';
import classes from './flags-page.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function FlagsPage() {
  const actor = useActor();
  if (!isAdmin(actor)) return <NoAccessPage title={flagsTitle} />;
  return (
    <Page title={flagsTitle} subtitle={flagsAbout} width="reading">
      <Panel>
        <ul className="bare-list">
          {flagNames.map((name) => {
            const { label, on, off } = flags[name];
            const isSet = isOn(actor, name);
            return (
              <li
                key={name}
                className={`ruled flex items-start justify-between gap-16 py-14 ${classes.flag}`}
              >
                <div className="min-w-0">
                  <h2 className="m-0 text-sm weight-600">{label}</h2>
                  <p className="m-0 mt-2 mb-4 soft">{isSet ? on : off}</p>
                  <code className="faint monospace text-xs break">{name}</code>
                </div>
                <Badge color={isSet ? 'green' : 'gray'} className="rigid">
                  {isSet ? t(m.on) : t(m.off)}
                </Badge>
              </li>
            );
          })}
        </ul>
      </Panel>
    </Page>
  );
}
