// /account: one's own account, with the access tokens that act in one's name.
import { FeedPanel } from '#web/feeds/feed-panel.tsx';
import { PushPanel } from '#web/push/push-panel.tsx';
import { ReminderSubscriptionsPanel } from '#web/reminders/subscriptions-panel.tsx';
import { AccountPage } from '#web/session/account/page.tsx';
import { TokensPanel } from '#web/tokens/tokens-panel.tsx';

export function AccountRoute() {
  return (
    <AccountPage
      calendar={<FeedPanel />}
      reminders={
        <>
          <PushPanel />
          <ReminderSubscriptionsPanel />
        </>
      }
      tokens={<TokensPanel />}
    />
  );
}
