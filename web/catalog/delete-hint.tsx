// What a deletion would concern, shown at its button: how many answers name the item, and what is below it.
import { Tooltip } from '@mantine/core';
import { type ReactElement, useState } from 'react';
import type { IndexedItem } from '#core/catalog/item-index.ts';
import { catalogUsageQuery } from '#core/catalog/queries.ts';
import { usageText } from '#core/catalog/labels.ts';
import { useRead } from '#web/ui/use-read.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export function DeleteHint({ node, children }: { node: IndexedItem; children: ReactElement }) {
  const [isLooked, setLooked] = useState(false);
  return (
    <Tooltip
      label={isLooked ? <Hint node={node} /> : t(common.delete)}
      multiline
      maw={280}
      // Focus as well: anyone who uses the keyboard sees it before they press.
      events={{ hover: true, focus: true, touch: false }}
    >
      <span onPointerEnter={() => setLooked(true)} onFocus={() => setLooked(true)}>
        {children}
      </span>
    </Tooltip>
  );
}

function Hint({ node: { id } }: { node: IndexedItem }) {
  const { data } = useRead((send) => catalogUsageQuery(send, id));
  if (data === undefined) return t(common.delete);
  return `${t(m.deleteWithItems, { below: data.below })} ${usageText(data)}.`;
}
