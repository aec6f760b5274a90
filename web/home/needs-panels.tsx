// What somebody comes to Home for: the queue of a reviewer, and what needs anybody else. Where nothing does, one line says so.
import { Button } from '@mantine/core';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { type LineContext, needsTexts, otherLines, reviewLines } from '#core/home/needs.ts';
import { isQueueFirst } from '#core/home/parts.ts';
import type { HomeNeeds } from '#core/home/schema.ts';
import { currentFormats } from '#core/format/current.ts';
import { queueTexts } from '#core/sheets/review/queue.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import { TextButton } from '#web/ui/input/text-button.tsx';
import { usePathLink } from '#web/ui/link.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { When } from '#web/ui/time/when.tsx';
import { HomeLines, hrefOf } from './home-lines.tsx';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/home/texts.ts';
import { m } from './texts.ts';

/** More lines would push everything else off the page. */
const shownAtFirst = 6;

/** With what the lines of Home are written. */
export function useLineContext(): LineContext {
  const { timeZone } = useActor();
  const { ports } = useCore();
  const formats = useSignalValue(currentFormats);
  return { now: ports.now(), moment: (at) => formats.moment(at, timeZone) };
}

/** The rows that wait for a reviewer, and the button that begins with the oldest. */
export function QueuePanel({ needs: { reviews } }: { needs: HomeNeeds }) {
  const linkTo = usePathLink();
  const context = useLineContext();
  const [first] = reviews;
  const lines = reviewLines(reviews, context);
  const [line] = lines;
  if (first === undefined || line === undefined) return <AllWell text={queueTexts.none} />;
  return (
    <Panel
      title={queueTexts.title}
      subtitle={
        <>
          {queueTexts.waiting(reviews)}.{' '}
          <When at={first.oldest} text={(oldest) => t(both.oldestWaitsSince, { oldest })} />.
        </>
      }
      actions={
        <Button component="a" flex="none" {...linkTo(hrefOf(line.target))}>
          {t(both.startReviewing)}
        </Button>
      }
    >
      <HomeLines lines={lines} label={queueTexts.title} />
    </Panel>
  );
}

export function NeedsPanel({ needs }: { needs: HomeNeeds }) {
  const actor = useActor();
  const context = useLineContext();
  const [showsAll, setShowsAll] = useState(false);
  const isApart = isQueueFirst(actor);
  const lines = [
    ...(isApart ? [] : reviewLines(needs.reviews, context)),
    ...otherLines(needs, actor, context),
  ];
  if (lines.length === 0) return isApart ? null : <AllWell text={needsTexts.nothing} />;
  const shown = showsAll ? lines : lines.slice(0, shownAtFirst);
  return (
    <Panel title={needsTexts.title}>
      <HomeLines lines={shown} label={needsTexts.title} />
      {shown.length < lines.length && (
        <div>
          <TextButton onClick={() => setShowsAll(true)}>{t(m.showAll, { count: lines.length })}</TextButton>
        </div>
      )}
    </Panel>
  );
}

function AllWell({ text }: { text: string }) {
  return (
    <p className="row m-0 gap-8 soft">
      <CircleCheck size={18} style={{ color: 'var(--good)' }} aria-hidden />
      {text}
    </p>
  );
}
