// The frame of every page of filling in: back link, title, content, and the action bar at the bottom.
import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { footBar } from '#web/ui/notices/foot-bar.ts';
import { useTitle } from '#web/ui/page.tsx';
import { QueueBanner } from '#web/filling/queue/queue-banner.tsx';
import classes from './fill-frame.module.css';

export type FillFrameProps = {
  title: string;
  subtitle?: ReactNode;
  /** The back link with its label. */
  back?: { link: Pick<LinkProps, 'to' | 'params' | 'search'>; label: string };
  /** Beside the title. */
  actions?: ReactNode;
  /** Fixed at the bottom of the window. */
  bar?: ReactNode;
  /** The page itself says what waits and what was sent. */
  saysWhatIsSent?: boolean;
  children: ReactNode;
};

export function FillFrame(props: FillFrameProps) {
  const { title, subtitle, back, actions, bar, saysWhatIsSent = false, children } = props;
  useTitle(title);
  return (
    <div className={`stack w-full text-md ${classes.frame}`}>
      <header className="mb-20">
        {back !== undefined && (
          <Link
            {...back.link}
            className="inline-flex max-w-full min-h-48 items-center accent-ink weight-550 gap-2 break undecorated hover-underline"
            style={{ marginInlineStart: '-0.375rem' }}
          >
            <ChevronLeft size={22} aria-hidden />
            <span dir="auto">{back.label}</span>
          </Link>
        )}
        <div className={`row min-h-48 justify-between gap-12 ${classes.naming}`}>
          <h1
            className="min-w-0 m-0 weight-680 break"
            style={{ fontSize: '1.625rem', lineHeight: 1.25, textWrap: 'balance' }}
            dir="auto"
          >
            {title}
          </h1>
          {actions}
        </div>
        {subtitle !== undefined && (
          <p className="m-0 mt-4 soft break pretty" dir="auto">
            {subtitle}
          </p>
        )}
      </header>
      <QueueBanner onlyTrouble={saysWhatIsSent} />
      <div className="stack grow gap-28" style={{ paddingBottom: '2rem' }}>
        {children}
      </div>
      {bar !== undefined && (
        <div ref={footBar} className={`sticky bottom-0 stack on-surface gap-10 ${classes.bar}`}>
          {bar}
        </div>
      )}
    </div>
  );
}
