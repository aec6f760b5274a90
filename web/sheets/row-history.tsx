// What became of a row: who changed what, from what to what, the newest first.
import { ArrowRight } from 'lucide-react';
import { historyLine, type HistoryLine, historyTexts } from '#core/audit/history-text.ts';
import { rowHistoryQuery } from '#core/audit/queries.ts';
import type { Question } from '#core/forms/schema.ts';
import type { AnswerTextOptions } from '#core/sheets/answer-text.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { useRead } from '#web/ui/use-read.ts';
import classes from './row-details.module.css';

export type RowHistoryProps = { rowId: string; questions: readonly Question[]; words: AnswerTextOptions };

export function RowHistory({ rowId, questions, words }: RowHistoryProps) {
  const query = useRead((send) => rowHistoryQuery(send, rowId));
  return (
    <Loaded query={query} failed={historyTexts.failed}>
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState title={historyTexts.empty} />
        ) : (
          <ol className={classes.history}>
            {entries.map((entry) => (
              <Change key={entry.id} line={historyLine(entry, questions, words)} />
            ))}
          </ol>
        )
      }
    </Loaded>
  );
}

function Change({ line: { what, previous, next, userName, when, comment } }: { line: HistoryLine }) {
  return (
    <li className={classes.change}>
      <div className={classes.what}>{what}</div>
      {(previous.length > 0 || next.length > 0) && (
        <div className={classes.values}>
          <del>{previous.length === 0 ? 'Not answered' : previous.join(', ')}</del>
          <ArrowRight size={14} aria-hidden="true" />
          <ins>{next.length === 0 ? 'Not answered' : next.join(', ')}</ins>
        </div>
      )}
      {comment !== null && comment !== '' && <p className={classes.comment}>{comment}</p>}
      <div className={classes.by}>
        {userName} <time>{when}</time>
      </div>
    </li>
  );
}
