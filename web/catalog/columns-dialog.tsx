// The company's own columns: up to 10 texts or numbers beside an item's name and code.
import { ActionIcon, Button, Select, Text, TextInput } from '@mantine/core';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { changeCatalogColumns, deletedColumnsQuestion } from '#core/catalog/actions.ts';
import { columnsAfter } from '#core/catalog/columns.ts';
import { type CatalogColumn, columnsInput, maximumColumns } from '#core/catalog/schema.ts';
import { catalogTexts } from '#core/catalog/labels.ts';
import { confirm } from '#web/ui/dialog/confirm.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { DialogFoot } from '#web/ui/dialog/dialog-foot.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { FailureNote } from '#web/ui/form/failure-note.tsx';
import type { Failure } from '#web/ui/form/use-draft.ts';
import classes from './catalog.module.css';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export type ColumnsDialogProps = { columns: readonly CatalogColumn[]; opened: boolean; onClose(): void };

export function ColumnsDialog({ columns, opened, onClose }: ColumnsDialogProps) {
  return (
    <FormDialog title={catalogTexts.columns} opened={opened} onClose={onClose}>
      <ColumnsForm columns={columns} onClose={onClose} />
    </FormDialog>
  );
}

type ColumnKind = CatalogColumn['kind'];
type Line = { id: number; key?: string; name: string; kind: ColumnKind };

const kinds: readonly { value: ColumnKind; label: string }[] = [
  { value: 'TEXT', label: t(m.text) },
  { value: 'NUMBER', label: t(m.number) },
];

function ColumnsForm({ columns: before, onClose }: Omit<ColumnsDialogProps, 'opened'>) {
  // As they were when the dialog opened.
  const [columns] = useState(before);
  const [lines, setLines] = useState<readonly Line[]>(() => columns.map((column, id) => ({ id, ...column })));
  const [wasTried, setTried] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { run, isRunning } = useAction();
  const input = { columns: lines.map(({ id: _, ...line }) => line) };
  const issues = wasTried ? issuesOf(columns, input) : new Map<number, string>();
  const set = (next: readonly Line[]) => {
    setFailure(null);
    setLines(next);
  };
  const add = () => {
    const id = Math.max(-1, ...lines.map((line) => line.id)) + 1;
    set([...lines, { id, name: '', kind: 'TEXT' }]);
    setTimeout(() => document.getElementById(`catalog-column-${id}`)?.focus());
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (issuesOf(columns, input).size > 0) return;
    const left = new Set(lines.map(({ key }) => key));
    const deleted = columns.filter(({ key }) => !left.has(key));
    const question = deletedColumnsQuestion({ deleted });
    if (question !== null && !(await confirm({ ...question, danger: true }))) return;
    const onFailed = (said: string, error: unknown) => setFailure({ said, error });
    if ((await run(changeCatalogColumns, { input, deleted }, { onFailed })).done) onClose();
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-16">
      <FailureNote failure={failure} />
      <Text c="dimmed">{t(m.detailsOfEachItemSuch, { maximumColumns })}</Text>
      {lines.length > 0 && (
        <ol className="grid bare-list gap-8" aria-label={catalogTexts.columns}>
          {lines.map((line, place) => (
            <ColumnLine
              key={line.id}
              line={line}
              issue={issues.get(place) ?? null}
              isFirst={place === 0}
              isLast={place === lines.length - 1}
              onChange={(part) => set(lines.map((each) => (each === line ? { ...line, ...part } : each)))}
              onMove={(by) => set(moved(lines, place, by))}
              onRemove={() => set(lines.filter((each) => each !== line))}
            />
          ))}
        </ol>
      )}
      <div>
        <Button
          variant="default"
          leftSection={<Plus size={16} aria-hidden />}
          disabled={lines.length >= maximumColumns}
          onClick={add}
        >
          {t(m.addColumn)}
        </Button>
      </div>
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {t(common.cancel)}
        </Button>
        <Button type="submit" loading={isRunning}>
          {changeCatalogColumns.label}
        </Button>
      </DialogFoot>
    </form>
  );
}

type ColumnLineProps = {
  line: Line;
  issue: string | null;
  isFirst: boolean;
  isLast: boolean;
  onChange(part: Partial<Line>): void;
  onMove(by: -1 | 1): void;
  onRemove(): void;
};

function ColumnLine({ line, issue, isFirst, isLast, onChange, onMove, onRemove }: ColumnLineProps) {
  const name = line.name.trim() === '' ? t(m.newColumn) : line.name;
  return (
    <li className={`flex items-start gap-8 narrow-wrap ${classes.column}`}>
      <TextInput
        id={`catalog-column-${line.id}`}
        aria-label={t(m.nameOfColumn)}
        placeholder={t(common.name)}
        autoComplete="off"
        value={line.name}
        error={issue}
        className="min-w-0 grow narrow-own-line"
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <Select
        aria-label={t(m.kindOf, { name })}
        data={kinds.map((kind) => ({ ...kind }))}
        allowDeselect={false}
        value={line.kind}
        w="7rem"
        onChange={(kind) => kind !== null && onChange({ kind })}
      />
      <span className={`flex rigid ${classes.columnVerbs}`}>
        <ActionIcon aria-label={t(m.moveUp, { name })} disabled={isFirst} onClick={() => onMove(-1)}>
          <ArrowUp size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={t(m.moveDown, { name })} disabled={isLast} onClick={() => onMove(1)}>
          <ArrowDown size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={t(m.deleteText, { name })} onClick={onRemove}>
          <Trash2 size={16} aria-hidden />
        </ActionIcon>
      </span>
    </li>
  );
}

function moved(lines: readonly Line[], place: number, by: -1 | 1): Line[] {
  const next = [...lines];
  const [line] = next.splice(place, 1);
  if (line !== undefined) next.splice(place + by, 0, line);
  return next;
}

/** By the place of the column. */
function issuesOf(
  before: readonly CatalogColumn[],
  input: { columns: readonly Omit<Line, 'id'>[] },
): Map<number, string> {
  const columns = input.columns.map((column) => ({ ...column }));
  const read = columnsInput.safeParse({ columns });
  const found = read.success
    ? columnsAfter(before, columns).issues
    : read.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
  return new Map(found.map(({ path, message }) => [Number(path.split('.')[1]), message]));
}
