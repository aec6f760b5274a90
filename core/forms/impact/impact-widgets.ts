// The effects of changed questions on custom dashboard widgets.
import { variablesOf } from '#core/logic/variables.ts';
import type { Widget } from '#core/widgets/schema.ts';
import { type ImpactForm, quoted, type AddLine } from './impact-line.ts';
import { removedTitles } from './impact-questions.ts';
import type { Form } from '#core/forms/schema.ts';

export type FormInForce = Form & { widgets?: readonly Widget[] };

/** Widgets that read a removed question: they continue with the existing answers. */
export function widgetLines(before: FormInForce, after: ImpactForm, say: AddLine): void {
  const removed = removedTitles(before, after);
  for (const widget of before.widgets ?? []) {
    const titles = [...readBy(widget)].flatMap((id) => removed.get(id) ?? []);
    if (titles.length > 0)
      say('changed', `The widget "${widget.title}" uses ${quoted(titles)}: it shows earlier rows only.`);
  }
}

function readBy({ map, filter, groupByQuestion }: Widget): Set<string> {
  const expressions = filter === null ? [map] : [map, filter];
  const read = new Set(expressions.flatMap((expression) => [...variablesOf(expression)]));
  return groupByQuestion === null ? read : read.add(groupByQuestion);
}
