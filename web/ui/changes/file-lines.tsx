// What a file would change, line by line, or what is wrong with it.
import { Badge, Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const shownAtFirst = 100;

export type FileLinesProps = {
  label: string;
  count: number;
  /** The line's number in the file, null for what is not in it, and what is to be said of it. */
  line(place: number): [number: number | null, content: ReactNode];
};

export function FileLines({ label, count, line }: FileLinesProps) {
  const [most, setMost] = useState(shownAtFirst);
  if (count === 0) return null;
  return (
    <>
      <ul className="scroll-y bare-list border rounded-8" style={{ maxHeight: '50dvh' }} aria-label={label}>
        {Array.from({ length: Math.min(most, count) }, (_, place) => {
          const [number, content] = line(place);
          return (
            <li
              key={place}
              className="ruled grid gap-12 px-12 py-8"
              style={{ gridTemplateColumns: '4.5rem 1fr' }}
            >
              <span className="faint text-xs numbers" style={{ lineHeight: 1.7 }}>
                {number === null ? t(m.notInFile) : t(m.line, { number })}
              </span>
              {content}
            </li>
          );
        })}
      </ul>
      {count > most && (
        <Button variant="subtle" size="compact-sm" mt="xs" onClick={() => setMost(most + 10 * shownAtFirst)}>
          {t(m.showMoreLines, { count: count - most })}
        </Button>
      )}
    </>
  );
}

/** The issues of a file that is refused. */
export function FileIssues({ issues }: { issues: readonly { line: number | null; message: string }[] }) {
  return (
    <FileLines
      label={t(m.issuesByLine)}
      count={issues.length}
      line={(place) => {
        const issue = issues[place];
        return [issue?.line ?? null, <span className="danger break">{issue?.message}</span>];
      }}
    />
  );
}

export type LineChangeProps = {
  /** `Create`, and its colour. */
  verb: string;
  colour: string;
  name: string;
  fields: readonly { field: string; before: string; after: string }[];
  /** The values of a new thing replace none. */
  isNew: boolean;
};

/** What one line changes: the thing, and its fields before and after. */
export function LineChange({ verb, colour, name, fields, isNew }: LineChangeProps) {
  return (
    <div className="grid min-w-0 gap-2">
      <span className="row gap-8 break">
        <Badge color={colour} className="rigid">
          {verb}
        </Badge>
        <b>{name}</b>
      </span>
      {fields.length > 0 && (
        <span className="flex wrap soft text-xs gap-y-0 gap-x-16 break">
          {fields.map(({ field, before, after }) => (
            <span key={field}>
              {field}: {!isNew && <del className="faint">{before || 'none'}</del>}{' '}
              <ins className="weight-550 undecorated">{after || 'none'}</ins>
            </span>
          ))}
        </span>
      )}
    </div>
  );
}
