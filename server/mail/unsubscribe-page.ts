// The page behind the link by which recipients unsubscribe. It asks first: programs that look at e-mails follow their links.
import { lowerFirst } from '#core/format/lower-first.ts';
import { Reply } from '#server/http/mount.ts';
import { plainPage } from '#server/http/html.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type UnsubscribePageParams = {
  /** What is sent: `report "Gates"`. */
  what: string;
  /** Who has it sent, and what they did: scheduled it, or set it. */
  owner: string;
  did: 'scheduled' | 'set';
  /** When it is sent. */
  when: string;
  /** `again`: they have just subscribed again. */
  state: 'subscribed' | 'unsubscribed' | 'again';
};

/** The page, which nothing keeps and which gives its address to nobody. */
export function unsubscribeReply(params: UnsubscribePageParams): Reply {
  return new Reply(unsubscribePage(params), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    },
  });
}

function unsubscribePage({ what, owner, did, when, state }: UnsubscribePageParams): string {
  const texts = {
    subscribed: {
      title: t(m.unsubscribe),
      text: t(m.youReceiveByEMail, { what, owner, did, when: lowerFirst(when) }),
    },
    unsubscribed: {
      title: t(m.youAreUnsubscribed),
      text: t(m.youWillNoLongerReceive, { what, did, owner }),
    },
    again: {
      title: t(m.youAreSubscribedAgain),
      text: t(m.youWillReceiveByE, { what, when: lowerFirst(when) }),
    },
  };
  const { title, text } = texts[state];
  const [action, label] = state === 'unsubscribed' ? ['?again=1', t(m.subscribeAgain)] : ['?', 'Unsubscribe'];
  return plainPage({
    title,
    heading: title,
    texts: [text],
    more: `<form method="post" action="${action}"><button>${label}</button></form>`,
  });
}
