// The versions of a design that are kept, each of which can become the next one.
import { personName } from '#core/primitives.ts';
import { Badge, Button, Modal, Text } from '@mantine/core';
import { History } from 'lucide-react';
import { restoreDesign } from '#core/reports/design-actions.ts';
import type { StoredDesign } from '#core/reports/own/stored-design.ts';
import { designTexts } from '#core/reports/own/labels.ts';
import { designVersionsQuery } from '#core/reports/queries.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { useOpened } from '#web/ui/dialog/use-opened.ts';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { useRead } from '#web/ui/use-read.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { rich } from '#web/ui/rich.tsx';

export type VersionsDialogProps = {
  design: StoredDesign;
  opened: boolean;
  onClose(): void;
  onRestored(design: StoredDesign): void;
};

export function VersionsDialog({ opened, ...props }: VersionsDialogProps) {
  return (
    <Modal
      opened={useOpened(opened)}
      onClose={props.onClose}
      title={t(m.versions)}
      size="lg"
      fullScreen={useNarrow()}
    >
      <Text size="sm" c="dimmed" mb="sm">
        {designTexts.follow}
      </Text>
      <Versions {...props} />
    </Modal>
  );
}

function Versions({ design, onClose, onRestored }: Omit<VersionsDialogProps, 'opened'>) {
  const { timeZone } = useActor();
  const { run, isRunning } = useAction();
  const query = useRead((send) => designVersionsQuery(send, design.id));
  const restore = async (version: number) => {
    const ended = await run(restoreDesign, { design, to: { version } });
    if (!ended.done) return;
    onClose();
    onRestored(ended.result);
  };
  return (
    <Loaded query={query} failed={t(m.versionsCouldNotBeLoaded)}>
      {(versions) => (
        <ul className="bare-list" aria-label={t(m.versions)}>
          {versions.map(({ version, name, sections, savedBy, savedAt }) => (
            <li key={version} className="ruled row p-0 py-10 gap-12">
              <div className="stack min-w-0 grow">
                <span className="row weight-550 gap-8">
                  {t(m.version, { version: String(version) })}
                  {version === design.version && <Badge color="green">{t(m.newest)}</Badge>}
                </span>
                <span className="faint text-xs break">
                  {rich(m.versionFacts, {
                    name,
                    count: sections,
                    user: personName(savedBy),
                    moment: <time>{momentText(savedAt, timeZone)}</time>,
                  })}
                </span>
              </div>
              {version !== design.version && (
                <Button
                  variant="default"
                  size="xs"
                  leftSection={<History size={14} aria-hidden />}
                  aria-label={t(m.labelWithVersion, { label: restoreDesign.label, version })}
                  disabled={isRunning}
                  onClick={() => void restore(version)}
                >
                  {restoreDesign.label}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
