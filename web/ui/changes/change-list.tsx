// The changes from one state of something to another, as a list.
import { Text } from '@mantine/core';
import { ArrowRight, MoveVertical, Pencil, Plus, Trash2 } from 'lucide-react';
import type { DraftChange } from '#core/changes/changes.ts';
import classes from './change-list.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function ChangeList({ changes }: { changes: readonly DraftChange[] }) {
  if (changes.length === 0) return <Text c="dimmed">{t(m.noChanges)}</Text>;
  return (
    <ul className="stack bare-list gap-12">
      {changes.map((change) => (
        <ChangeLine key={`${change.kind} ${change.path}`} change={change} />
      ))}
    </ul>
  );
}

const signs = { added: Plus, removed: Trash2, changed: Pencil, moved: MoveVertical } as const;
const words = { added: t(m.added), removed: t(m.removed), changed: t(m.changed), moved: t(m.moved) } as const;

function ChangeLine({ change }: { change: DraftChange }) {
  const { kind, what, before, after } = change;
  const Sign = signs[kind];
  return (
    <li className="flex items-start gap-12">
      <span className={`middle rigid round on-sunken soft ${classes.sign}`} data-kind={kind}>
        <Sign size={14} aria-hidden />
      </span>
      <div className="min-w-0 grow">
        <p className="m-0 break weight-550">
          <span className="faint weight-500">{words[kind]}</span> {what}
        </p>
        {(before !== undefined || after !== undefined) && (
          <p className={`m-0 break soft text-xs ${classes.values}`}>
            {before !== undefined && <del>{before === '' ? 'nothing' : before}</del>}
            {before !== undefined && after !== undefined && (
              <ArrowRight size={14} aria-label={t(m.becomes)} role="img" />
            )}
            {after !== undefined && <ins className="undecorated">{after === '' ? 'nothing' : after}</ins>}
          </p>
        )}
      </div>
    </li>
  );
}
