// A part of an expression that the builder cannot show: its sentence and its JSON. It is preserved unchanged.
import type { ReactNode } from 'react';
import type { Logic } from '#core/logic/schema.ts';
import type { Raw } from '#core/logic/builder/builder.ts';
import { nodeSentence } from '#core/logic/builder/builder-sentence.ts';
import { useIssues, useWorld } from './builder-world.tsx';
import classes from './raw-block.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type RawBlockProps = {
  node: Raw;
  /** Converts it to something else, if it is an operand. */
  menu?: ReactNode;
};

export function RawBlock({ node, menu }: RawBlockProps) {
  const { named } = useWorld();
  const issues = useIssues([node.id]);
  return (
    <div
      className={`flex min-w-0 items-start gap-8 py-10 px-12 rounded-8 on-sunken ${classes.block}`}
      data-operand={menu !== undefined || undefined}
    >
      {menu}
      <div className="grid min-w-0 grow gap-6">
        {menu === undefined && <p className="m-0 weight-550 break">{nodeSentence(node, named)}</p>}
        <pre
          className="m-0 overflow-auto soft monospace text-xs break pre-wrap"
          style={{ maxHeight: '12rem' }}
        >
          {onOneLine(node.logic)}
        </pre>
        {menu === undefined && <p className="m-0 faint text-xs">{t(m.builderCannotShowThisPart)}</p>}
        {menu === undefined && issues !== '' && (
          <p role="alert" className="danger text-xs">
            {issues}
          </p>
        )}
      </div>
    </div>
  );
}

/** With spaces, for readability and line breaks. */
function onOneLine(logic: Logic): string {
  return JSON.stringify(logic, null, 1).replaceAll(/\n */g, ' ');
}
