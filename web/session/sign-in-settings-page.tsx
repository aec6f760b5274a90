// /admin/signIn: what the company asks of those who sign in. Its admins set it.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { isAdmin } from '#core/actor.ts';
import { t } from '#core/messages/text.ts';
import { signInPolicyQuery } from '#core/session/queries.ts';
import { signInPolicyForm, signInPolicyLines } from '#core/session/sign-in-policy-form.ts';
import type { SignInPolicy } from '#core/session/sign-in-policy.ts';
import { m } from '#core/session/texts.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { ResourceForm } from '#web/ui/form/resource-form.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { NoAccessPage } from '#web/ui/notices/no-access-page.tsx';
import { Page } from '#web/ui/page.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useRead } from '#web/ui/use-read.ts';

const title = t(m.signInSettings);

export function SignInSettingsPage() {
  return isAdmin(useActor()) ? <Settings /> : <NoAccessPage title={title} />;
}

function Settings() {
  const query = useRead(signInPolicyQuery);
  const [isOpened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <Page title={title} subtitle={t(m.signInSettingsAbout)} width="reading">
      <Loaded query={query} failed={t(m.unableToLoadSignInSettings)}>
        {(policy) => (
          <Panel>
            <Lines policy={policy} />
            <Button variant="default" className="self-start" onClick={() => setOpened(true)}>
              {t(m.changeSignInSettings)}
            </Button>
            <FormDialog title={title} size="md" opened={isOpened} onClose={close}>
              <ResourceForm form={signInPolicyForm} thing={policy} onClose={close} />
            </FormDialog>
          </Panel>
        )}
      </Loaded>
    </Page>
  );
}

function Lines({ policy }: { policy: SignInPolicy }) {
  return (
    <dl className="m-0 grid gap-16">
      {signInPolicyLines(policy).map(([name, value]) => (
        <div key={name}>
          <dt className="soft text-sm">{name}</dt>
          <dd className="m-0 weight-600">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
