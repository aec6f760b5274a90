// The expression as JSON, for experts. Text is applied once it is JSON that the server would accept; until then the
// expression stays unchanged.
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import type { Logic } from '#core/logic/schema.ts';
import { isEmpty, isUnfinished, type LogicTree } from '#core/logic/builder/builder.ts';
import { fromLogic, write } from '#core/logic/builder/builder-json.ts';
import { readJson } from '#core/logic/parse-json.ts';
import { useWorld } from './builder-world.tsx';
import classes from './json-tab.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function JsonTab({ tree }: { tree: LogicTree }) {
  const { purpose, check, questions, change } = useWorld();
  const [typed, setTyped] = useState<Typed>(() => untouched(tree));
  // Another tree was set, for example by undo.
  const shown = typed.tree === tree ? typed : untouched(tree);
  if (shown !== typed) setTyped(shown);
  const { text, issues } = shown;
  const type = (next: string) => {
    const read = readLogic(next, (value) => check(value, new Set(questions.map(({ id }) => id))));
    if ('issues' in read) return setTyped({ text: next, issues: read.issues, tree });
    const made = fromLogic(read.logic, purpose);
    setTyped({ text: next, issues: [], tree: made });
    change(() => made);
  };
  return (
    <div className="grid gap-8">
      <Textarea
        aria-label="JSON-logic"
        autosize
        minRows={6}
        maxRows={24}
        spellCheck={false}
        classNames={{ input: classes.text ?? '' }}
        value={text}
        error={issues.length > 0}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      {issues.length > 0 ? (
        <div role="alert" className="danger text-xs">
          {issues.map((issue) => (
            <p key={issue} className="m-0">
              {issue}
            </p>
          ))}
          <p className="m-0">{t(m.untilThisIsFixedExpression)}</p>
        </div>
      ) : (
        <p className="m-0 faint text-xs break">
          {isUnfinished(tree) && tree.root !== null ? `${t(m.nullMarks)} ` : ''}
          {t(m.referredById, { example: '{"var": "id"}' })}
        </p>
      )}
    </div>
  );
}

/** The field's text, and the tree that it represents. */
type Typed = { text: string; issues: readonly string[]; tree: LogicTree };

function untouched(tree: LogicTree): Typed {
  const text = tree.root === null || isEmpty(tree) ? '' : JSON.stringify(write(tree.root, null), null, 2);
  return { text, issues: [], tree };
}

function readLogic(
  text: string,
  check: (value: Logic) => readonly string[],
): { logic: Logic | null } | { issues: readonly string[] } {
  if (text.trim() === '') return { logic: null };
  const read = readJson(text);
  if ('issue' in read) {
    const { line, column, message } = read.issue;
    return { issues: [t(m.lineColumn, { line, column, message })] };
  }
  if (read.value === null) return { logic: null };
  const issues = check(read.value);
  return issues.length > 0 ? { issues } : { logic: read.value };
}
