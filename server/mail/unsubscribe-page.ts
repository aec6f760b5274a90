// The page behind the link by which recipients unsubscribe. It asks first: programs that look at e-mails follow their links.
import { lowerFirst } from '#core/format/lower-first.ts';
import { Reply } from '#server/http/mount.ts';
import { plainPage } from '#server/http/html.ts';

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
      title: 'Unsubscribe?',
      text: `You receive the ${what} by e-mail because ${owner} ${did} it: ${lowerFirst(when)}.`,
    },
    unsubscribed: {
      title: 'You are unsubscribed',
      text: `You will no longer receive the ${what}. The person who ${did} it, ${owner}, can see this.`,
    },
    again: {
      title: 'You are subscribed again',
      text: `You will receive the ${what} by e-mail: ${lowerFirst(when)}.`,
    },
  };
  const { title, text } = texts[state];
  const [action, label] = state === 'unsubscribed' ? ['?again=1', 'Subscribe again'] : ['?', 'Unsubscribe'];
  return plainPage({
    title,
    heading: title,
    texts: [text],
    more: `<form method="post" action="${action}"><button>${label}</button></form>`,
  });
}
