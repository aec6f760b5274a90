// The earlier versions of a form: when each was replaced, what has changed since, and a new version that begins with it.
import { Button, Group, Modal, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { GitBranchPlus } from 'lucide-react';
import { useState } from 'react';
import { takeUpVersion } from '#core/forms/actions.ts';
import type { ListedForm } from '#core/forms/list-calls.ts';
import { formTexts } from '#core/forms/labels.ts';
import { mayUsePublished } from '#core/forms/policy.ts';
import type { FormerVersion } from '#core/forms/version-calls.ts';
import { changesSinceQuery, versionsQuery } from '#core/forms/version-history.ts';
import { counts } from '#core/messages/count-texts.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { ChangeList } from '#web/ui/changes/change-list.tsx';
import { useOpened } from '#web/ui/dialog/use-opened.ts';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { momentText } from '#core/sheets/format-answer.ts';
import { useAction } from '#web/ui/use-action.ts';
import { useRead } from '#web/ui/use-read.ts';
import { t } from '#core/messages/text.ts';
import { formPath } from './editor-paths.ts';
import { m } from './texts.ts';

/** What is said of the form, and whether it may get a new version. */
type VersionedForm = Pick<ListedForm, 'id' | 'name' | 'published' | 'current' | 'versionOf'>;

export type VersionsDialogProps = { form: VersionedForm; opened: boolean; onClose(): void };

export function VersionsDialog({ form, opened, onClose }: VersionsDialogProps) {
  const query = useRead((send) => versionsQuery(send, form.id));
  return (
    <Modal opened={useOpened(opened)} onClose={onClose} title={formTexts.versionsOf(form.name)} size="lg">
      <Loaded query={query}>
        {({ content }) =>
          content.length === 0 ? (
            <Text c="dimmed">{t(m.noEarlierVersion)}</Text>
          ) : (
            <ul className="stack bare-list gap-8">
              {content.map((version) => (
                <Version key={version.version} form={form} version={version} onClose={onClose} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Modal>
  );
}

type VersionProps = { form: VersionedForm; version: FormerVersion; onClose(): void };

function Version({ form, version: { version, replacedAt, questionCount }, onClose }: VersionProps) {
  const actor = useActor();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className="rounded-8 on-sunken" style={{ padding: '0.625rem 0.875rem' }}>
      <div className="row wrap gap-8">
        <p className="m-0 grow">
          <span className="weight-550">{t(m.versionNumber, { version })}</span>{' '}
          <span className="soft">
            {t(m.inUseUntil, { date: momentText(replacedAt, actor.timeZone) })}{' '}
            {t(counts.questions, { count: questionCount })}
          </span>
        </p>
        <Button variant="default" size="xs" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(m.changesSince)}
        </Button>
      </div>
      {isOpen && <Since form={form} version={version} onClose={onClose} />}
    </li>
  );
}

function Since({ form, version, onClose }: { form: VersionedForm; version: number; onClose(): void }) {
  const actor = useActor();
  const { newId } = useCore().ports;
  const navigate = useNavigate();
  const { run, isRunning } = useAction();
  const query = useRead((send) => changesSinceQuery(send, form.id, version));
  const verdict = mayUsePublished(actor, form);
  const takeUp = async () => {
    const ended = await run(takeUpVersion(newId), { ...form, from: version });
    if (!ended.done) return;
    onClose();
    void navigate({ to: formPath(ended.result.id) });
  };
  return (
    <div className="mt-12">
      <Loaded query={query}>{(changes) => <ChangeList changes={changes} />}</Loaded>
      <Group justify="flex-end" mt="md">
        <Button
          size="xs"
          loading={isRunning}
          disabled={!verdict.yes}
          title={verdict.yes ? undefined : verdict.why}
          leftSection={<GitBranchPlus size={16} aria-hidden />}
          onClick={() => void takeUp()}
        >
          {takeUpVersion(newId).label}
        </Button>
      </Group>
    </div>
  );
}
