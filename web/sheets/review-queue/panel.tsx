// What waits for the user's review, by form, with links to exactly those rows. It is not there where nothing waits.
import { Anchor, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ClipboardCheck } from 'lucide-react';
import { momentText } from '#core/sheets/format-answer.ts';
import { reviewQueueQuery } from '#core/sheets/queries.ts';
import { type FormToReview, hasReviewQueue, queueTexts } from '#core/sheets/review/queue.ts';
import { sheetIdsText } from '#web/paths.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function ReviewQueuePanel() {
  const query = useRead(reviewQueueQuery, { enabled: hasReviewQueue(useActor()) });
  // Most people have nothing to review: nothing is drawn for them while that is not known.
  if (query.error === null && (query.data ?? []).length === 0) return null;
  return (
    <Panel
      title={queueTexts.title}
      {...(query.data !== undefined && { subtitle: queueTexts.waiting(query.data) })}
    >
      <Loaded query={query} failed={queueTexts.failed}>
        {(queue) => (
          <ul className="grid bare-list" aria-label={queueTexts.title}>
            {queue.map((entry) => (
              <Entry key={entry.template.id} entry={entry} />
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}

function Entry({ entry }: { entry: FormToReview }) {
  const { timeZone } = useActor();
  const { template, rows, oldest, sheetIds } = entry;
  const params = { templateId: template.id, sheetIds: sheetIdsText(sheetIds) };
  const search = { review: 'PENDING' } as const;
  const linked = (props: object) => (
    <Link {...props} to="/sheet/$templateId/$sheetIds/data" params={params} search={search} />
  );
  return (
    <li className="ruled row justify-between gap-12 py-8">
      <div className="min-w-0 break">
        <Anchor inherit renderRoot={linked}>
          {template.name}
        </Anchor>
        <p className="m-0 faint text-xs">{t(m.rowsSince, { rows, oldest: momentText(oldest, timeZone) })}</p>
      </div>
      <Button
        variant="default"
        size="xs"
        flex="none"
        leftSection={<ClipboardCheck size={14} aria-hidden />}
        aria-label={t(m.reviewRowsOf, { rows, template: template.name })}
        renderRoot={linked}
      >
        {t(m.review)}
      </Button>
    </li>
  );
}
