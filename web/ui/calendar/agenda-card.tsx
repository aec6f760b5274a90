// A thing of an agenda as a card of a day or of the list of all, and as a pill of the calendar.
import { ActionIcon } from '@mantine/core';
import { Pencil, Trash2, X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { currentFormats } from '#core/format/current.ts';
import type { Agenda } from '#core/resource/agenda.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { useAction } from '#web/ui/use-action.ts';
import classes from './agenda.module.css';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export type AgendaCardEntry<Thing> = {
  thing: Thing;
  /** When it is due; null: in the list of all. */
  at: number | null;
  /** How often that day. */
  times: number;
  /** Whether this is the day when it was last due, of those that are shown. */
  isCurrent: boolean;
};

export type AgendaLook<Thing> = {
  /** What opens its dialog. */
  link(thing: Thing, props: object): ReactElement;
  body(entry: AgendaCardEntry<Thing>): ReactNode;
  /** In the list of all: in place of the time of day. */
  when?(thing: Thing): string;
  menu?(thing: Thing): ReactNode;
};

export type AgendaCardProps<Thing> = AgendaCardEntry<Thing> & {
  agenda: Agenda<Thing>;
  look: AgendaLook<Thing>;
  now: number;
};

export function AgendaCard<Thing>({ agenda, look, now, ...entry }: AgendaCardProps<Thing>) {
  const { timeZone } = useActor();
  const { run } = useAction();
  const { thing, at } = entry;
  const { nameOf, remove } = agenda;
  return (
    <li
      className={`grid border rounded-12 on-surface gap-y-4 gap-x-16 all-columns ${classes.card}`}
      data-over={(at !== null && at < now) || undefined}
    >
      {at === null ? (
        <span className={`numbers weight-600 ${classes.time}`}>{look.when?.(thing)}</span>
      ) : (
        <time className={`numbers weight-600 ${classes.time}`} dateTime={new Date(at).toISOString()}>
          {currentFormats.value.time(at, timeZone)}
        </time>
      )}
      <div className={classes.body}>{look.body(entry)}</div>
      <div className="flex items-start gap-4">
        <ActionIcon
          aria-label={t(m.edit, { name: nameOf(thing) })}
          title={t(common.edit)}
          renderRoot={(props: object) => look.link(thing, props)}
        >
          <Pencil size={16} aria-hidden />
        </ActionIcon>
        {look.menu?.(thing)}
        <ActionIcon
          aria-label={t(m.deleteText, { name: nameOf(thing) })}
          title={remove.label}
          onClick={() => void run(remove, thing)}
        >
          <Trash2 size={16} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
}

export type AgendaPillProps<Thing> = Pick<AgendaCardProps<Thing>, 'agenda' | 'look' | 'thing'> & {
  at: number;
};

export function AgendaPill<Thing>({ agenda, look, thing, at }: AgendaPillProps<Thing>) {
  const { timeZone } = useActor();
  const { run } = useAction();
  const text = `${currentFormats.value.time(at, timeZone)} ${agenda.textOf(thing)}`;
  return (
    <li className={`row overflow-hidden min-h-24 rounded-6 text-xs gap-4 ${classes.pill}`}>
      {look.link(thing, { title: text, dir: 'auto', children: text })}
      <ActionIcon
        size={24}
        aria-label={t(m.deleteText, { name: agenda.nameOf(thing) })}
        title={agenda.remove.label}
        onClick={() => void run(agenda.remove, thing)}
      >
        <X size={12} aria-hidden />
      </ActionIcon>
    </li>
  );
}
