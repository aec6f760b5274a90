// The page behind the link by which recipients unsubscribe. It asks first: programs that look at e-mails follow their links.
import { lowerFirst } from '#core/format/lower-first.ts';
import { Reply } from '#server/http/mount.ts';
import { plainPage } from '#server/http/html.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type UnsubscribePageParams = {
  /** What is sent. */
  kind: 'report' | 'reminder';
  name: string;
  /** Who scheduled or set it. */
  owner: string;
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

function unsubscribePage({ kind, name, owner, when, state }: UnsubscribePageParams): string {
  const texts = {
    subscribed: {
      title: t(m.unsubscribe),
      text: t(m.youReceive, { kind, name, owner, when: lowerFirst(when) }),
    },
    unsubscribed: {
      title: t(m.youAreUnsubscribed),
      text: t(m.youNoLongerReceive, { kind, name, owner }),
    },
    again: {
      title: t(m.youAreSubscribedAgain),
      text: t(m.youWillReceive, { kind, name, when: lowerFirst(when) }),
    },
  };
  const { title, text } = texts[state];
  const [action, label] =
    state === 'unsubscribed' ? ['?again=1', t(m.subscribeAgain)] : ['?', t(m.unsubscribeButton)];
  return plainPage({
    title,
    heading: title,
    texts: [text],
    more: `<form method="post" action="${action}"><button>${label}</button></form>`,
  });
}
