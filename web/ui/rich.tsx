// Messages with more than texts in them: `Read <link>the guide</link>.`, or a moment that moves on.
import { createElement, Fragment, type ReactNode } from 'react';
import type { DrawnValuesOf, Message } from '#core/messages/message.ts';
import { partsOf } from '#core/messages/text.ts';

/** What a message says to the reader, as part of a page. */
export function rich<M extends Message>(message: M, values: DrawnValuesOf<M, ReactNode>): ReactNode {
  return createElement(Fragment, null, ...partsOf<ReactNode>(message, values));
}
