// The privacy policy (spec 2, section 2), for everybody.
import { Anchor, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { contactQuery } from '#core/users/queries.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { contactIn } from '#web/platform/page-facts.ts';
import { mailTo } from './support-mail.ts';
import { Page } from '#web/ui/page.tsx';
import { Trail } from '#web/ui/frame/trail.tsx';
import { Panel } from '#web/ui/panel.tsx';

export function PrivacyPage() {
  const { send } = useCore();
  const operator = contactIn(document);
  // Nobody runs the server whom people may write to: then it is their own company's first admin.
  const { data } = useQuery({ ...contactQuery(send), enabled: operator === null });
  return (
    <Page title="Privacy policy" width="reading">
      <Policy contact={operator ?? data?.email ?? null} />
    </Page>
  );
}

/** With a link back to the sign-in. */
export function SignedOutPrivacyPage() {
  return (
    <main>
      <Page
        title="Privacy policy"
        width="reading"
        trail={<Trail steps={[{ label: 'Sign in', link: { to: '/' } }]} />}
      >
        <Policy contact={contactIn(document)} />
      </Page>
    </main>
  );
}

const policy = [
  {
    title: 'What we share',
    text: 'We share aggregated, anonymized data with outside services only as required by law, to protect rights or safety, or with trusted providers who work for us.',
  },
  { title: 'Where data is processed', text: 'Processing takes place in Canada or the United States.' },
  {
    title: 'Changes to this policy',
    text: 'We announce changes by posting them here, by an alert in the app, by e-mail or by text message.',
  },
];

function Policy({ contact }: { contact: string | null }) {
  return (
    <Panel>
      <Stack gap="lg">
        {policy.map(({ title, text }) => (
          <div key={title}>
            <Title order={2} mb={4}>
              {title}
            </Title>
            <Text>{text}</Text>
          </div>
        ))}
        <div>
          <Title order={2} mb={4}>
            Contact
          </Title>
          <Text>
            Questions about privacy?{' '}
            {contact === null ? (
              'Ask an administrator of your company.'
            ) : (
              <>
                Write to{' '}
                <Anchor underline="always" href={mailTo(contact)}>
                  {contact}
                </Anchor>
                .
              </>
            )}
          </Text>
        </div>
      </Stack>
    </Panel>
  );
}
