// The first-time welcome: where to begin, until the user dismisses it.
import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { AlarmClock, ClipboardPen, type LucideIcon, UserPlus } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { hideWelcome } from '#core/users/actions.ts';
import {
  isWelcomed,
  type WelcomeCard,
  welcomeCards,
  welcomeHidden,
  welcomeTexts as texts,
} from '#core/users/welcome.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import { useAction } from '#web/ui/use-action.ts';
import classes from './welcome-panel.module.css';

/** Users who dismissed it, until the page is reloaded. */
const dismissed = new Set<string>();

export function WelcomePanel() {
  const { session } = useCore();
  const actor = useActor();
  const user = useSignalValue(session.user);
  const { run, isRunning } = useAction();
  const [isDismissed, setDismissed] = useState(() => dismissed.has(actor.userId));
  if (user === null || isDismissed || !isWelcomed(user)) return null;
  const dismiss = () => {
    dismissed.add(actor.userId);
    setDismissed(true);
  };
  const hide = async () => {
    const { done } = await run(hideWelcome, null);
    // No event announces this change, so the session is updated here.
    if (done) session.user.value = { ...user, settings: [...user.settings, welcomeHidden] };
  };
  return (
    <section
      className="border rounded-12 on-accent print-hidden"
      style={{ padding: '1.25rem' }}
      aria-labelledby="welcome"
    >
      <h2 id="welcome" className="m-0 text-lg" style={{ fontWeight: 620 }}>
        {texts.title}
      </h2>
      <p className="m-0 mt-4 mb-16 soft">{texts.text}</p>
      <ul
        className="grid bare-list gap-12"
        style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))' }}
      >
        {welcomeCards(actor).map((card) => (
          <Card key={card.id} card={card} />
        ))}
      </ul>
      <div className="flex wrap mt-16 gap-8">
        <Button variant="default" size="xs" loading={isRunning} onClick={() => void hide()}>
          {texts.hide}
        </Button>
        <Button variant="subtle" color="gray" size="xs" onClick={dismiss}>
          {texts.dismiss}
        </Button>
      </div>
    </section>
  );
}

const icons: Readonly<Record<WelcomeCard['id'], LucideIcon>> = {
  form: ClipboardPen,
  user: UserPlus,
  reminder: AlarmClock,
};

function Card({ card: { id, title, text, path } }: { card: WelcomeCard }) {
  const { history } = useRouter();
  const Icon = icons[id];
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    history.push(path);
  };
  return (
    <li>
      <a href={path} className={classes.card} onClick={follow}>
        <Icon size={20} strokeWidth={1.75} className={`rigid mt-2 ${classes.icon}`} aria-hidden />
        <span>
          <b className="block weight-600">{title}</b>
          <span className="faint text-sm">{text}</span>
        </span>
      </a>
    </li>
  );
}
