// The effects of changed questions on custom dashboard widgets.
import { variablesOf } from '#core/logic/variables.ts';
import type { Widget } from '#core/widgets/schema.ts';
import { type ImpactForm, quoted, type AddLine } from './impact-line.ts';
import { removedTitles } from './impact-questions.ts';
import type { Form } from '#core/forms/schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type FormInForce = Form & { widgets?: readonly Widget[] };

/** Widgets that read a removed question: they continue with the existing answers. */
export function widgetLines(before: FormInForce, after: ImpactForm, say: AddLine): void {
  const removed = removedTitles(before, after);
  for (const widget of before.widgets ?? []) {
    const titles = [...readBy(widget)].flatMap((id) => removed.get(id) ?? []);
    if (titles.length > 0)
      say('changed', t(m.widgetUsesItShowsEarlier, { widget: widget.title, titles: quoted(titles) }));
  }
}

function readBy({ map, filter, groupByQuestion }: Widget): Set<string> {
  const expressions = filter === null ? [map] : [map, filter];
  const read = new Set(expressions.flatMap((expression) => [...variablesOf(expression)]));
  return groupByQuestion === null ? read : read.add(groupByQuestion);
}
