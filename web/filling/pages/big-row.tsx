// A list row of filling in, as tall as a thumb and as wide as the page.
import { VisuallyHidden } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNarrow } from '#web/ui/use-narrow.ts';
import classes from './big-row.module.css';

export type BigRowProps = {
  icon?: ReactNode;
  title: string;
  /** A line below the title. */
  detail?: ReactNode;
  /** Its status, for example 'Waiting'. */
  mark?: ReactNode;
  /** Its link, if any. */
  link?: Pick<LinkProps, 'to' | 'params' | 'search'> | undefined;
};

export function BigRow({ icon, title, detail, mark, link }: BigRowProps) {
  const within = (
    <>
      {icon}
      <span className={classes.words}>
        <span className={classes.title} dir="auto">
          {title}
        </span>
        {detail !== undefined && (
          <span className={classes.detail} dir="auto">
            {detail}
          </span>
        )}
      </span>
      {mark}
      {link !== undefined && <ChevronRight size={22} aria-hidden />}
    </>
  );
  return (
    <li>
      {link === undefined ? (
        <div className={classes.row}>{within}</div>
      ) : (
        <Link {...link} className={classes.row}>
          {within}
        </Link>
      )}
    </li>
  );
}

/** Rows below a heading; nothing without rows. */
export function BigRows({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section>
      <h2 className={classes.heading}>{title}</h2>
      <ul className={classes.rows}>{children}</ul>
    </section>
  );
}

export type RowMarkProps = {
  tone?: 'plain' | 'warning' | 'danger' | 'good';
  icon: ReactNode;
  /** Hides its text on narrow screens, where it is only read out beside the icon. */
  isLong?: boolean;
  children: string;
};

/** An icon with a word: colour alone does not convey the status. */
export function RowMark({ tone = 'plain', icon, isLong = false, children }: RowMarkProps) {
  const isNarrow = useNarrow();
  return (
    <span className={classes.mark} data-tone={tone}>
      {icon}
      {isLong && isNarrow ? <VisuallyHidden>{children}</VisuallyHidden> : children}
    </span>
  );
}
