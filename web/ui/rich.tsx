// Messages with more than texts in them: `Read <link>the guide</link>.`, or a moment that moves on.
import { createElement, Fragment, type ReactNode } from 'react';
import type { Message } from '#core/messages/message.ts';
import { partsOf } from '#core/messages/text.ts';

/** A tag of the message is drawn by a function of what is in it. */
export type RichValue = ReactNode | ((text: ReactNode) => ReactNode);

/** What a message says to the reader, as part of a page. */
export function rich(message: Message, values: Readonly<Record<string, RichValue>>): ReactNode {
  return createElement(Fragment, null, ...partsOf<ReactNode>(message, values));
}
