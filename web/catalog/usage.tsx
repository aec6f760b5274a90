// Where an item is named: how many answers, and in which forms.
import { Modal, Text } from '@mantine/core';
import { catalogUsageQuery } from '#core/catalog/queries.ts';
import type { ItemUsage } from '#core/catalog/schema.ts';
import { usageText } from '#core/catalog/labels.ts';
import { treeTexts } from '#core/catalog/tree-texts.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { LinkAnchor } from '#web/ui/link.tsx';
import { useActor } from '#web/platform/core-context.tsx';
import { useOpened } from '#web/ui/dialog/use-opened.ts';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { rich } from '#web/ui/rich.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type UsageDialogProps = { item: { id: string; name: string }; opened: boolean; onClose(): void };

export function UsageDialog({ item, opened, onClose }: UsageDialogProps) {
  return (
    <Modal opened={useOpened(opened)} onClose={onClose} title={`${treeTexts.usage}: ${item.name}`}>
      <Usage id={item.id} />
    </Modal>
  );
}

/** The same within the dialog of an item. */
export function Usage({ id }: { id: string }) {
  const query = useRead((send) => catalogUsageQuery(send, id));
  return (
    <Loaded query={query} failed={t(m.unableToLoadWhereIt)}>
      {(usage) => <UsageLines usage={usage} />}
    </Loaded>
  );
}

function UsageLines({ usage }: { usage: ItemUsage }) {
  const { timeZone } = useActor();
  const { forms, below, lastAnswer } = usage;
  return (
    <div className="grid gap-8">
      <Text>
        {lastAnswer === null
          ? t(m.used, { usage: usageText(usage) })
          : rich(m.usedLastOn, {
              usage: usageText(usage),
              when: momentText(lastAnswer, timeZone),
              time: (when) => <time>{when}</time>,
            })}
      </Text>
      {below > 0 && (
        <Text c="dimmed" size="xs">
          {t(m.countedWithItemsBelowIt, { below })}
        </Text>
      )}
      {forms.length > 0 && (
        <ul className="grid bare-list gap-8" aria-label={t(m.formsThatUseIt)}>
          {forms.map(({ id, name, answers, isInRules }) => (
            <li key={id} className="flex items-baseline justify-between gap-16 break">
              <LinkAnchor to="/sheet/$templateId/$sheetIds" params={{ templateId: id, sheetIds: 'all' }}>
                {name}
              </LinkAnchor>
              <span className="rigid faint text-xs numbers">
                {t(m.answersWithRule, { count: answers, isInRules: String(isInRules) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
