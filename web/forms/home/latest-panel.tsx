// What came in last for a form: its sheets by their last change.
import { Text } from '@mantine/core';
import type { ListedForm } from '#core/forms/list-calls.ts';
import { activityTexts, sheetName, updatedText } from '#core/sheets/activity.ts';
import { activityQuery } from '#core/sheets/queries.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import { LinkAnchor } from '#web/ui/link.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { When } from '#web/ui/time/when.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const mostShown = 8;

export function LatestPanel({ form: { id } }: { form: Pick<ListedForm, 'id'> }) {
  const query = useRead((send) => activityQuery(send, { form: id }, 0));
  return (
    <Panel
      title={t(m.latest)}
      actions={
        <LinkAnchor
          size="sm"
          to="/sheet/$templateId/$sheetIds/data"
          params={{ templateId: id, sheetIds: 'all' }}
        >
          {sheetTexts.table}
        </LinkAnchor>
      }
    >
      <Loaded query={query} failed={activityTexts.failed}>
        {({ content }) =>
          content.length === 0 ? (
            <Text c="dimmed">{t(m.nothingYet)}</Text>
          ) : (
            <ul className="grid bare-list" aria-label={t(m.latest)}>
              {content.slice(0, mostShown).map((sheet) => (
                <li key={sheet.id} className="ruled row wrap justify-between gap-y-2 gap-x-16 py-8">
                  <LinkAnchor
                    className="min-w-0 break"
                    to="/sheet/$templateId/$sheetIds/data"
                    params={{ templateId: id, sheetIds: sheet.id }}
                  >
                    {sheetName(sheet)}
                  </LinkAnchor>
                  <When
                    className="faint text-sm numbers"
                    at={sheet.dates.lastModified}
                    text={(time) => updatedText(time, sheet.user)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}
