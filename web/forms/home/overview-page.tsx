// /forms/{id}/overview: the front page of a form's home. What needs somebody comes first, then what came in last; beside it what
// the form is for, who fills it in, and its versions.
import { Button, Group, Text } from '@mantine/core';
import { FileX } from 'lucide-react';
import type { ReactNode } from 'react';
import { accessTexts } from '#core/access/labels.ts';
import { isManager } from '#core/actor.ts';
import { attentionOf } from '#core/forms/home/attention.ts';
import { whoFillsIn } from '#core/forms/fill-link.ts';
import { formTexts } from '#core/forms/labels.ts';
import type { ListedForm } from '#core/forms/list-calls.ts';
import { formsQuery } from '#core/forms/queries.ts';
import { versionsQuery } from '#core/forms/version-history.ts';
import { type NamedPerson, personName } from '#core/primitives.ts';
import { maySeeInsights } from '#core/insights/policy.ts';
import { insightsQuery } from '#core/insights/queries.ts';
import { reviewQueueQuery } from '#core/sheets/queries.ts';
import { hasReviewQueue } from '#core/sheets/review/queue.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { LinkButton } from '#web/ui/link.tsx';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { Page } from '#web/ui/page.tsx';
import { Panel } from '#web/ui/panel.tsx';
import facts from '#web/ui/styles/facts.module.css';
import { When } from '#web/ui/time/when.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { toForms } from '#web/paths.ts';
import { Trail } from '#web/ui/frame/trail.tsx';
import type { FormDialogSlots } from '../use-form-dialogs.tsx';
import { AttentionPanel } from './attention-panel.tsx';
import { LatestPanel } from './latest-panel.tsx';
import classes from './overview.module.css';
import { useFormFrame } from './use-form-frame.tsx';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as listed } from '../texts.ts';
import { m } from './texts.ts';

export type FormOverviewProps = { formId: string; slots: FormDialogSlots };

export function FormOverviewPage({ formId, slots }: FormOverviewProps) {
  const query = useRead(formsQuery);
  const framed = useFormFrame(formId, 'overview', slots);
  const { form, frame } = framed;
  if (query.data !== undefined && form === undefined) {
    return (
      <Page title={t(common.form)} trail={<Trail steps={toForms} />}>
        <EmptyState
          icon={<FileX size={22} />}
          title={t(m.noForm)}
          action={<LinkButton to="/forms">{t(common.forms)}</LinkButton>}
        />
      </Page>
    );
  }
  return (
    <Page title={form?.name ?? t(common.form)} width="full" {...frame}>
      <Loaded query={query}>{() => form !== undefined && <Overview {...framed} form={form} />}</Loaded>
    </Page>
  );
}

type OverviewProps = Omit<ReturnType<typeof useFormFrame>, 'frame' | 'form'> & { form: ListedForm };

function Overview({ form, nextVersion, dialogs }: OverviewProps) {
  const actor = useActor();
  const { ports } = useCore();
  const queue = useRead(reviewQueueQuery, { enabled: hasReviewQueue(actor) }).data ?? [];
  const clock = () => ({ now: ports.now(), timeZone: actor.timeZone });
  const alerts = useRead((send) => insightsQuery(send, null, clock), { enabled: maySeeInsights(actor).yes });
  const attention = attentionOf(actor, { form, nextVersion, queue, alerts: alerts.data ?? null });
  return (
    <div className={`grid items-start gap-24 ${classes.columns}`}>
      <div className="grid min-w-0 gap-24">
        {attention.length > 0 && <AttentionPanel formId={form.id} attention={attention} />}
        <LatestPanel form={form} />
      </div>
      <div className="grid min-w-0 gap-24">
        <About form={form} />
        <Panel title={t(m.whoFillsIn)}>
          <Text>{fillingText(form)}</Text>
          {form.reviewers.length > 0 && (
            <Text>{t(m.reviewedBy, { people: peopleText(form.reviewers) })}</Text>
          )}
          {isManager(actor) && (
            <Group gap="xs">
              <Button variant="default" size="xs" onClick={() => dialogs.onAccess(form)}>
                {accessTexts.whoMaySee}
              </Button>
              <SettingsLink formId={form.id}>{t(m.changePermissions)}</SettingsLink>
            </Group>
          )}
        </Panel>
        {isManager(actor) && form.published && (
          <Versions form={form} onOpen={() => dialogs.onVersions(form)} />
        )}
      </div>
    </div>
  );
}

function SettingsLink({ formId, children }: { formId: string; children: ReactNode }) {
  return (
    <LinkButton variant="default" size="xs" to="/forms/$formId/settings" params={{ formId }}>
      {children}
    </LinkButton>
  );
}

function fillingText(form: ListedForm): string {
  if (!form.current) return t(m.archived);
  return form.published ? whoFillsIn(form) : t(m.notInUse);
}

const mostNames = 5;

function peopleText(people: readonly NamedPerson[]): string {
  const names = people
    .slice(0, mostNames)
    .map((person) => personName(person))
    .join(', ');
  const more = people.length - mostNames;
  return more > 0 ? t(m.andOthers, { people: names, count: more }) : names;
}

function About({ form }: { form: ListedForm }) {
  const { description, dates, questionCount, sheetCount, answersUpdatedAt } = form;
  const isEditor = isManager(useActor());
  return (
    <Panel title={t(m.about)}>
      <Text
        className="break"
        c={description === null ? 'dimmed' : 'inherit'}
        style={{ whiteSpace: 'pre-wrap' }}
      >
        {description ?? t(m.noDescription)}
      </Text>
      {description === null && isEditor && (
        <div>
          <SettingsLink formId={form.id}>{t(m.describe)}</SettingsLink>
        </div>
      )}
      <dl className={`grid m-0 gap-y-4 gap-x-16 text-sm ${facts.facts}`}>
        <dt>{t(m.questionsFact)}</dt>
        <dd>{questionCount}</dd>
        <dt>{t(m.sheetsFact)}</dt>
        <dd>{sheetCount}</dd>
        <dt>{t(m.changedFact)}</dt>
        <dd>
          <When at={dates.lastModified} />
        </dd>
        {answersUpdatedAt !== undefined && (
          <>
            <dt>{t(m.answersFact)}</dt>
            <dd>
              <When at={answersUpdatedAt} />
            </dd>
          </>
        )}
      </dl>
    </Panel>
  );
}

function Versions({ form, onOpen }: { form: ListedForm; onOpen(): void }) {
  const query = useRead((send) => versionsQuery(send, form.id));
  return (
    <Panel title={formTexts.versions}>
      <Loaded query={query}>
        {({ content }) => (
          <>
            <Text>{t(m.versionInUse, { count: content.length })}</Text>
            {content.length > 0 && (
              <div>
                <Button variant="default" size="xs" onClick={onOpen}>
                  {t(listed.changesSince)}
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}
