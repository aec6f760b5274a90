// What the user may fill in and has begun, on the home page of role USER.
import { workTexts } from '#core/filling/work-texts.ts';
import { InstallCard } from '#web/filling/offline/install-card.tsx';
import { QueueBanner } from '#web/filling/queue/queue-banner.tsx';
import { FillList } from './fill-list.tsx';

export function FillInPanel() {
  return (
    <section className="grid min-w-0 gap-20 one-column" aria-label={workTexts.title}>
      <QueueBanner />
      <InstallCard />
      <FillList />
    </section>
  );
}
