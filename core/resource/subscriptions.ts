// The list of what is sent to the user by e-mail again and again.
import { type Person, personName } from '#core/primitives.ts';
import { type Frequency, frequencyText } from '#core/calendar/frequency-text.ts';
import { currentFormats } from '#core/format/current.ts';
import { type CellContext, type List, type ShortList, shortList } from './list.ts';
import type { ListState } from './list-view.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { values } from '#core/messages/value-texts.ts';

export type Subscription = { id: string; subscribed: boolean; user: Omit<Person, 'id'> };

type Subscriptions<Item> = Pick<ShortList<Item>, 'title' | 'count' | 'whole'> & {
  /** Of what is sent: `Report`. */
  heading: string;
  nameOf(item: Item): string;
  timesOf(item: Item): Frequency;
  none: string;
};

export function subscriptionsOf<Item extends Subscription>(
  record: Subscriptions<Item>,
): List<Item, ListState> {
  const { heading, nameOf, timesOf, none, ...rest } = record;
  const frequency = (item: Item, { timeZone }: CellContext) =>
    frequencyText(timesOf(item), currentFormats.value, timeZone);
  return shortList<Item>({
    ...rest,
    columns: [
      { id: 'name', title: heading, text: nameOf },
      { id: 'frequency', title: t(m.frequency), text: frequency, rank: 1 },
      { id: 'by', title: t(m.by), text: ({ user }) => personName(user), rank: 2 },
      {
        id: 'sent',
        title: t(m.sent),
        text: ({ subscribed }) => (subscribed ? t(values.yes) : t(values.no)),
        whole: true,
      },
      {
        id: 'about',
        title: t(m.about),
        text: (item, context) =>
          t(m.frequencyBy, { frequency: frequency(item, context), userName: personName(item.user) }),
        isLineOnly: true,
      },
    ],
    line: { name: 'name', below: ['about'], cells: { sent: 'auto' } },
    texts: { none },
  });
}
