// Lines of Home: what needs somebody, each with the button that leads to where it is dealt with.
import { Button } from '@mantine/core';
import {
  AlarmClock,
  BellRing,
  ClipboardCheck,
  CornerUpLeft,
  FileUp,
  HeartPulse,
  type LucideIcon,
} from 'lucide-react';
import type { HomeLine } from '#core/home/needs.ts';
import { addressOf, type HomeTarget } from '#core/home/targets.ts';
import { usePathLink } from '#web/ui/link.tsx';
import classes from './home.module.css';

const icons: Readonly<Record<HomeLine['kind'], LucideIcon>> = {
  review: ClipboardCheck,
  import: FileUp,
  trouble: HeartPulse,
  returned: CornerUpLeft,
  alert: BellRing,
  reminder: AlarmClock,
};

/** The address of a target on this page; what is on Home itself is further down. */
export function hrefOf(target: HomeTarget): string {
  return addressOf(target).replace(/^\/#/, '#');
}

export function HomeLines({ lines, label }: { lines: readonly HomeLine[]; label: string }) {
  const linkTo = usePathLink();
  return (
    <ul className="grid bare-list" aria-label={label}>
      {lines.map(({ id, kind, text, detail, tone, action, label: name, target }) => {
        const Icon = icons[kind];
        return (
          <li key={id} className="ruled row justify-between gap-12 py-8">
            <Icon size={18} className={`self-start mt-2 ${classes.sign}`} data-tone={tone} aria-hidden />
            <div className="min-w-0 grow break" dir="auto">
              <div className="weight-550">{text}</div>
              {detail !== '' && <div className="text-sm soft two-lines">{detail}</div>}
            </div>
            <Button
              component="a"
              variant="default"
              size="xs"
              flex="none"
              aria-label={name}
              {...linkTo(hrefOf(target))}
            >
              {action}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
