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
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { rich } from '#web/ui/rich.tsx';

export function PrivacyPage() {
  const { send } = useCore();
  const operator = contactIn(document);
  // Nobody runs the server whom people may write to: then it is their own company's first admin.
  const { data } = useQuery({ ...contactQuery(send), enabled: operator === null });
  return (
    <Page title={t(m.privacyPolicy)} width="reading">
      <Policy contact={operator ?? data?.email ?? null} />
    </Page>
  );
}

/** With a link back to the sign-in. */
export function SignedOutPrivacyPage() {
  return (
    <main>
      <Page
        title={t(m.privacyPolicy)}
        width="reading"
        trail={<Trail steps={[{ label: t(m.signIn), link: { to: '/' } }]} />}
      >
        <Policy contact={contactIn(document)} />
      </Page>
    </main>
  );
}

const policy = [
  {
    title: t(m.whatWeShare),
    text: t(m.weShareAggregatedAnonymizedData),
  },
  { title: t(m.whereDataIsProcessed), text: t(m.processingTakesPlaceInCanada) },
  {
    title: t(m.changesToThisPolicy),
    text: t(m.weAnnounceChangesByPosting),
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
            {t(m.contact)}
          </Title>
          <Text>
            {t(m.questionsAboutPrivacy)}{' '}
            {contact === null
              ? t(m.askAnAdministrator)
              : rich(m.writeTo, {
                  contact,
                  link: (text) => (
                    <Anchor underline="always" href={mailTo(contact)}>
                      {text}
                    </Anchor>
                  ),
                })}
          </Text>
        </div>
      </Stack>
    </Panel>
  );
}
