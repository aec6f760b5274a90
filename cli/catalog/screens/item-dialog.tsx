// The dialog of a new or existing item: its name, type, place, code and columns.
import { useQueryClient } from '@tanstack/react-query';
import { Box } from 'ink';
import { useState } from 'react';
import { changeCatalogItem, createCatalogItem } from '#core/catalog/actions.ts';
import { formatItemPath } from '#core/catalog/file/item-path.ts';
import { type ItemDraft, itemDraftIssues, itemDraftOf, itemInputOf } from '#core/catalog/item-draft.ts';
import { draftOver, isItemOutdated, itemConflictTexts, theirChanges } from '#core/catalog/item-conflict.ts';
import { type ItemIndex, namesTo } from '#core/catalog/item-index.ts';
import { catalogQuery } from '#core/catalog/queries.ts';
import type { CatalogColumn, CatalogType, FlatItem } from '#core/catalog/schema.ts';
import { catalogTexts, itemFieldTexts } from '#core/catalog/labels.ts';
import { listOf } from '#core/catalog/tree.ts';
import { AppError, type FieldError } from '#core/errors.ts';
import { useApp } from '#cli/app/use-app.ts';
import type { Close, Dialogs } from '#cli/terminal/dialogs.ts';
import { choose } from '#cli/terminal/input/questions.tsx';
import { chooseNamed } from '#cli/terminal/input/choose-named.ts';
import { type Field, Form } from '#cli/terminal/input/form.tsx';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { Overlay } from '#cli/terminal/overlay.tsx';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { Label } from '#cli/terminal/theme.tsx';
import { askPlace } from './ask-place.ts';
import { t } from '#core/messages/text.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';
import { values } from '#core/messages/value-texts.ts';

export type ItemDialogParams = {
  /** Null: a new one. */
  item: FlatItem | null;
  /** Of a new one. */
  parentId?: string | null;
  index: ItemIndex;
  types: readonly CatalogType[];
  columns: readonly CatalogColumn[];
};

/** Opens it; returns the saved item, null if cancelled. */
export function openItemDialog(dialogs: Dialogs, params: ItemDialogParams): Promise<FlatItem | null> {
  return dialogs.open<FlatItem>((close) => (
    <Overlay
      title={params.item === null ? catalogTexts.newItem : catalogTexts.editItem}
      width={76}
      onClose={() => close(null)}
    >
      <ItemForm {...params} close={close} />
    </Overlay>
  ));
}

function ItemForm({ close, ...params }: ItemDialogParams & { close: Close<FlatItem> }) {
  const { item, parentId = null, index, types, columns } = params;
  const { perform, core } = useApp();
  const { dialogs } = useTerminal();
  const queries = useQueryClient();
  const [draft, setDraft] = useState(() => itemDraftOf(item, { parentId, typeId: likelyType(params) }));
  // What the draft was made from.
  const [base, setBase] = useState(item);
  const [wasTried, setWasTried] = useState(false);
  const [refused, setRefused] = useState<readonly FieldError[]>([]);
  const [busy, setBusy] = useState(false);
  const known = { id: item?.id ?? null, items: [...index.nodes.values()].map((node) => node.item), columns };
  const issues = wasTried ? [...itemDraftIssues(draft, known), ...refused] : [];
  const change = (changed: Partial<ItemDraft>) => {
    setDraft({ ...draft, ...changed });
    setRefused([]);
  };
  const fields = useFields(draft, change, { item, index, types, columns });
  /** Somebody else has changed it: asks whose change stays, with what they have changed. */
  const settle = async (mine: ItemDraft, from: FlatItem) => {
    const tree = await queries.fetchQuery({ ...catalogQuery(core.send), staleTime: 0 }).catch(() => []);
    const theirs = listOf(tree).find(({ id }) => id === from.id);
    if (theirs === undefined) return;
    const placeOf = (id: string | null) => formatItemPath(namesTo(index, id)) || catalogTexts.top;
    const changes = theirChanges(from, theirs, { columns, placeOf });
    const keeps = await choose(dialogs, {
      title: itemConflictTexts.title,
      choices: [
        { value: true, label: itemConflictTexts.keep },
        {
          value: false,
          label: itemConflictTexts.take,
          note: changes.map(({ label, value }) => `${label}: ${value}`).join(', '),
        },
      ],
      width: 76,
    });
    if (keeps === null) return;
    const next = keeps ? draftOver(mine, from, theirs) : itemDraftOf(theirs);
    setDraft(next);
    setBase(theirs);
    if (keeps) await save(next, theirs);
  };
  const save = async (saved = draft, from = base) => {
    setWasTried(true);
    if (itemDraftIssues(saved, known).length > 0) return;
    setBusy(true);
    let isOutdated = false;
    const noted = {
      onDone: close,
      onFailed: (error: unknown) => {
        if (!(error instanceof AppError)) return;
        isOutdated = isItemOutdated(error);
        setRefused(isOutdated ? [] : (error.details.errors ?? []));
      },
    };
    const input = itemInputOf(saved);
    await (item === null
      ? perform(createCatalogItem, input, noted)
      : perform(changeCatalogItem, { id: item.id, input }, noted));
    setBusy(false);
    if (isOutdated && from !== null) await settle(saved, from);
  };
  useKeys(busy ? [] : [{ key: 'submit', label: t(keyTexts.save), hint: 'first', run: () => save() }], 'part');
  const isShown = (path: string) => fields.some((field) => field.path === path);
  return (
    <Box flexDirection="column" marginTop={1}>
      <Form fields={fields} issues={issues} submitLabel="save" onSubmit={() => save()} busy={busy} />
      {issues
        .filter(({ path }) => !isShown(path))
        .map(({ path, message }) => (
          <Label key={path} tone="bad">
            {message}
          </Label>
        ))}
    </Box>
  );
}

/** The type of a sibling, or the only one. */
function likelyType({ parentId = null, index, types }: ItemDialogParams): string {
  const siblings = parentId === null ? index.top : (index.nodes.get(parentId)?.children ?? []);
  return siblings[0]?.item.type.id ?? (types.length === 1 ? (types[0]?.id ?? '') : '');
}

function useFields(
  draft: ItemDraft,
  change: (changed: Partial<ItemDraft>) => void,
  { item, index, types, columns }: Omit<ItemDialogParams, 'parentId'>,
): Field[] {
  const { dialogs } = useTerminal();
  const chooseType = async () => {
    const question = { title: itemFieldTexts.type, things: types, current: [draft.typeId], isOne: true };
    const [typeId] = (await chooseNamed(dialogs, question)) ?? [];
    if (typeId !== undefined) change({ typeId });
  };
  const choosePlace = async () => {
    const question = { title: itemFieldTexts.parent, moved: item, current: draft.parentId };
    const parentId = await askPlace(dialogs, index, question);
    if (parentId !== undefined) change({ parentId });
  };
  return [
    {
      path: 'name',
      label: itemFieldTexts.name,
      value: draft.name,
      onChange: (name: string) => change({ name }),
    },
    {
      kind: 'pick',
      path: 'typeId',
      label: itemFieldTexts.type,
      value: types.find(({ id }) => id === draft.typeId)?.name ?? t(values.none),
      onOpen: chooseType,
    },
    {
      kind: 'pick',
      path: 'parentId',
      label: itemFieldTexts.parent,
      value: formatItemPath(namesTo(index, draft.parentId)) || catalogTexts.top,
      onOpen: choosePlace,
    },
    {
      path: 'code',
      label: itemFieldTexts.code,
      value: draft.code,
      onChange: (code: string) => change({ code }),
    },
    ...columns.map(({ key, name }) => ({
      path: `fields.${key}`,
      label: name,
      value: draft.fields[key] ?? '',
      onChange: (value: string) => change({ fields: { ...draft.fields, [key]: value } }),
    })),
  ];
}
