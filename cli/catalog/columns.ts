// formdeck catalog columns: list, set, rename. They are the company's own columns of its items.
import { confirm } from '#cli/command/confirm.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { changeCatalogColumns, deletedColumnsQuestion } from '#core/catalog/actions.ts';
import { listCatalogColumns } from '#core/catalog/calls.ts';
import { columnNamed, columnsWritten } from '#core/catalog/columns.ts';
import type { CatalogColumn } from '#core/catalog/schema.ts';
import { AppError } from '#core/errors.ts';
import type { Output } from '#cli/output/output.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

const kindTexts = { TEXT: 'text', NUMBER: 'number' } as const;

export const list = verb({
  effect: 'reads',
  options: () => ({}),
  run: ({ sendAgain }: Context) => sendAgain(listCatalogColumns, {}),
  print: printColumns,
});

type Flags = { delete?: boolean };
type SetOptions = { written: readonly string[]; deletes: boolean };

export const set = verb({
  effect: {
    asks: ({ deletes }: SetOptions) => (deletes ? t(m.valuesOfDeletedColumnAre) : null),
  },
  options: ({ delete: deletes }: Flags, written): SetOptions => ({
    written,
    deletes: deletes === true,
  }),

  async run(context: Context, { written, deletes }: SetOptions) {
    const before = await context.sendAgain(listCatalogColumns, {});
    const columns = columnsWritten(before, written);
    const left = new Set(columns.map(({ key }) => key));
    const deleted = before.filter(({ key }) => !left.has(key));
    const question = deletedColumnsQuestion({ deleted });
    if (question !== null && !deletes) {
      const names = deleted.map(({ name }) => `"${name}"`).join(', ');
      throw new AppError('usage', wording(m.leftOut, { count: deleted.length, names }), {
        hint: wording(m.nameAllColumnsOrAdd),
      });
    }
    if (question !== null)
      await confirm(context, `${question.title} ${question.text}`, t(m.nothingWasChanged));
    return changeCatalogColumns.run(context.send, { input: { columns }, deleted });
  },

  print: printColumns,
});

export const rename = verb({
  effect: { undo: t(m.catalogColumnsRename) },
  options: (_: object, [column = '', name = '']) => ({ column, name }),

  async run(context: Context, { column, name }) {
    const before = await context.sendAgain(listCatalogColumns, {});
    const { key } = columnNamed(before, column);
    const columns = before.map((each) => (each.key === key ? { ...each, name } : each));
    return changeCatalogColumns.run(context.send, { input: { columns }, deleted: [] });
  },

  print: printColumns,
});

function printColumns(output: Output, columns: readonly CatalogColumn[]): void {
  output.table(
    [
      { title: 'NAME', value: ({ name }) => name },
      { title: 'KIND', value: ({ kind }) => kindTexts[kind], whole: true },
      { title: 'KEY', value: ({ key }) => key, whole: true, rank: 1 },
    ],
    columns,
    t(m.catalogHasNoColumnsBesides),
  );
}
