// The history of a row: who changed what, old and new value, newest first.
import { ArrowRight } from 'lucide-react';
import type { AuditEntry } from '#core/audit/schema.ts';
import { historyLine, type HistoryLine, historyTexts } from '#core/audit/format-history.ts';
import { rowHistoryQuery } from '#core/audit/queries.ts';
import type { Question } from '#core/questions/schema.ts';
import { imagesIn, type StoredAnswer } from '#core/sheets/stored-answers.ts';
import type { AnswerTextOptions } from '#core/sheets/format-answer.ts';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { UserLink } from '#web/sheets/name-links.tsx';
import { AnswerImage } from './answer-image.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type RowHistoryProps = { rowId: string; questions: readonly Question[]; words: AnswerTextOptions };

export function RowHistory({ rowId, questions, words }: RowHistoryProps) {
  const query = useRead((send) => rowHistoryQuery(send, rowId));
  return (
    <Loaded query={query} failed={historyTexts.failed}>
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState title={historyTexts.empty} />
        ) : (
          <ol className="bare-list">
            {entries.map((entry) => (
              <Change
                key={entry.id}
                line={historyLine(entry, questions, words)}
                images={imagesOf(entry, questions)}
              />
            ))}
          </ol>
        )
      }
    </Loaded>
  );
}

type Images = { previous: readonly StoredAnswer[]; next: readonly StoredAnswer[] };

/** The images before and after, if an answer with some was changed. */
function imagesOf({ questionId, previous, next }: AuditEntry, questions: readonly Question[]): Images | null {
  const question = questions.find(({ id }) => id === questionId);
  return question === undefined
    ? null
    : { previous: imagesIn(question, previous), next: imagesIn(question, next) };
}

function Change({ line, images }: { line: HistoryLine; images: Images | null }) {
  const { what, previous, next, user, when, comment } = line;
  return (
    <li className="ruled p-0 py-12">
      <div className="weight-550">{what}</div>
      {(previous.length > 0 || next.length > 0) && (
        <div className="row wrap gap-8 break">
          <del className="faint">
            <Values texts={previous} images={images?.previous} />
          </del>
          <ArrowRight size={14} role="img" aria-label={t(m.became)} />
          <ins className="undecorated">
            <Values texts={next} images={images?.next} />
          </ins>
        </div>
      )}
      {comment !== null && comment !== '' && <p className="m-0 soft break pre-wrap">{comment}</p>}
      <div className="mt-4 faint text-xs">
        <UserLink user={user} /> <time>{when}</time>
      </div>
    </li>
  );
}

type ValuesProps = {
  texts: readonly string[];
  images: readonly StoredAnswer[] | undefined;
};

function Values({ texts, images = [] }: ValuesProps) {
  if (texts.length === 0) return t(m.notAnswered);
  return (
    <>
      {images.every(({ entry }) => entry !== null) && texts.join(', ')}
      {images.map(({ value, question }) => (
        <span key={value} style={{ display: 'inline-block', width: '4.5rem' }}>
          <AnswerImage question={question} id={value} alt={question.text} width={96} />
        </span>
      ))}
    </>
  );
}
