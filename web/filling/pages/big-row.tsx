// A list row of filling in, as tall as a thumb and as wide as the page.
import { Button, VisuallyHidden } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNarrow } from '#web/ui/use-narrow.ts';
import classes from './big-row.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

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
      <span className="min-w-0 grow">
        <span className="block text-17 weight-600 leading-135 break" dir="auto">
          {title}
        </span>
        {detail !== undefined && (
          <span className="two-lines soft text-15 break" dir="auto">
            {detail}
          </span>
        )}
      </span>
      {mark}
      {link !== undefined && <ChevronRight size={22} aria-hidden />}
    </>
  );
  return (
    <li className="ruled">
      {link === undefined ? (
        <div className={`row py-12 px-16 ink gap-14 undecorated ${classes.row}`}>{within}</div>
      ) : (
        <Link {...link} className={`row py-12 px-16 ink gap-14 undecorated ${classes.row}`}>
          {within}
        </Link>
      )}
    </li>
  );
}

export type BigRowsProps = { title: string; children: readonly ReactNode[]; after?: ReactNode };

/** Rows below a heading; nothing without rows. */
export function BigRows({ title, children, after }: BigRowsProps) {
  if (children.length === 0) return null;
  return (
    <section>
      <h2 className="m-0 mb-10 soft text-md weight-640">{title}</h2>
      <ul className="overflow-hidden bare-list border-strong on-surface" style={{ borderRadius: '0.875rem' }}>
        {children}
      </ul>
      {after}
    </section>
  );
}

export type MoreRowsProps = {
  title: string;
  /** So many at first; the others are one press away. */
  shown: number;
  /** Below the rows, once all are shown. */
  note?: string | undefined;
  children: readonly ReactNode[];
};

/** Rows below a heading with their number; the first of them until all are asked for. */
export function MoreRows({ title, shown, note, children }: MoreRowsProps) {
  const [isAll, setIsAll] = useState(false);
  const isCut = !isAll && children.length > shown;
  return (
    <BigRows
      title={title}
      after={
        isCut ? (
          <Button variant="subtle" size="md" mih={48} onClick={() => setIsAll(true)}>
            {t(m.showAll, { count: children.length })}
          </Button>
        ) : (
          note !== undefined && <p className="two-lines soft text-15 break">{note}</p>
        )
      }
    >
      {isCut ? children.slice(0, shown) : children}
    </BigRows>
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
    <span
      className={`inline-flex rigid items-center soft text-sm weight-550 gap-5 ${classes.mark}`}
      data-tone={tone}
    >
      {icon}
      {isLong && isNarrow ? <VisuallyHidden>{children}</VisuallyHidden> : children}
    </span>
  );
}
