// An item: a new one, or one to change, with its code, the company's own columns, and where it is used.
import { Button, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { changeCatalogItem, createCatalogItem } from '#core/catalog/actions.ts';
import { formatItemPath } from '#core/catalog/file/item-path.ts';
import { itemDraftIssues, itemDraftOf, itemInputOf } from '#core/catalog/item-draft.ts';
import { draftOver, isItemOutdated } from '#core/catalog/item-conflict.ts';
import { type ItemIndex, namesTo } from '#core/catalog/item-index.ts';
import { catalogQuery } from '#core/catalog/queries.ts';
import type { CatalogColumn, CatalogType, FlatItem } from '#core/catalog/schema.ts';
import { catalogTexts, itemFieldTexts } from '#core/catalog/labels.ts';
import { listOf } from '#core/catalog/tree.ts';
import { AppError } from '#core/errors.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { DialogFoot } from '#web/ui/dialog/dialog-foot.tsx';
import { SearchSelect } from '#web/ui/input/search-select.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { notifyDone } from '#web/ui/notices/notify.ts';
import { FailureNote } from '#web/ui/form/failure-note.tsx';
import type { Failure } from '#web/ui/form/use-draft.ts';
import { ItemConflict } from './item-conflict.tsx';
import { Usage } from './usage.tsx';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/catalog/texts.ts';
import { m } from './texts.ts';

export type ItemDialogProps = {
  /** Null: a new one, below `parentId`. */
  item: FlatItem | null;
  parentId: string | null;
  index: ItemIndex;
  types: readonly CatalogType[];
  columns: readonly CatalogColumn[];
  opened: boolean;
  onClose(): void;
  onSaved(item: FlatItem): void;
};

export function ItemDialog({ opened, ...props }: ItemDialogProps) {
  return (
    <FormDialog
      title={props.item === null ? catalogTexts.newItem : catalogTexts.editItem}
      size="md"
      opened={opened}
      onClose={props.onClose}
    >
      <ItemForm {...props} />
    </FormDialog>
  );
}

type ItemFormProps = Omit<ItemDialogProps, 'opened'>;

function ItemForm(props: ItemFormProps) {
  const { item, parentId, index, types, columns, onClose } = props;
  const { draft, conflict, failure, nameField, isRunning, issueOf, change, save, settle } =
    useItemDraft(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(false);
  };

  const above = namesTo(index, item === null ? parentId : draft.parentId);
  return (
    <form onSubmit={submit} noValidate className="grid gap-16">
      {conflict !== null ? (
        <ItemConflict
          {...conflict}
          columns={columns}
          placeOf={(id) => formatItemPath(namesTo(index, id)) || catalogTexts.top}
          onKeep={() =>
            void save(false, settle(draftOver(draft, conflict.base, conflict.theirs), conflict.theirs))
          }
          onTake={() => void settle(itemDraftOf(conflict.theirs), conflict.theirs)}
        />
      ) : (
        <FailureNote failure={failure} />
      )}
      <Text size="xs" c="dimmed">
        {above.length === 0 ? catalogTexts.top : `${itemFieldTexts.parent}: ${above.join(' / ')}`}
      </Text>
      <TextInput
        data-autofocus
        ref={nameField}
        id="catalog-item-name"
        label={itemFieldTexts.name}
        autoComplete="off"
        value={draft.name}
        error={issueOf('name')}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <SearchSelect
        id="catalog-item-type"
        label={itemFieldTexts.type}
        placeholder={t(both.pleaseChooseType)}
        data={types.map(({ id, name }) => ({ value: id, label: name }))}
        allowDeselect={false}
        value={draft.typeId === '' ? null : draft.typeId}
        error={issueOf('typeId')}
        onChange={(typeId) => change({ typeId: typeId ?? '' })}
      />
      <TextInput
        id="catalog-item-code"
        label={itemFieldTexts.code}
        description={t(m.whatIsWrittenOnItem)}
        autoComplete="off"
        value={draft.code}
        error={issueOf('code')}
        onChange={({ currentTarget }) => change({ code: currentTarget.value })}
      />
      {columns.map(({ key, name, kind }) => (
        <TextInput
          key={key}
          id={`catalog-item-${key}`}
          label={name}
          autoComplete="off"
          {...(kind === 'NUMBER' && { inputMode: 'decimal' as const })}
          value={draft.fields[key] ?? ''}
          error={issueOf(`fields.${key}`)}
          onChange={({ currentTarget }) =>
            change({ fields: { ...draft.fields, [key]: currentTarget.value } })
          }
        />
      ))}
      {item !== null && (
        <section aria-label={t(m.usage)} className="py-12 px-16 rounded-8 on-sunken">
          <Usage id={item.id} />
        </section>
      )}
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {t(common.cancel)}
        </Button>
        {item === null && (
          <Button variant="default" loading={isRunning} onClick={() => void save(true)}>
            {t(m.saveAndAddAnother)}
          </Button>
        )}
        <Button type="submit" loading={isRunning}>
          {createCatalogItem.label}
        </Button>
      </DialogFoot>
    </form>
  );
}

/** The item as it is edited, and what keeps it from being saved. */
function useItemDraft({ item, parentId, index, types, columns, onClose, onSaved }: ItemFormProps) {
  const place = { parentId, typeId: likelyType(index, parentId, types) };
  const [draft, setDraft] = useState(() => itemDraftOf(item, place));
  const [wasTried, setTried] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  // What the draft was made from, and what somebody else has made of it.
  const [base, setBase] = useState(item);
  const [theirs, setTheirs] = useState<FlatItem | null>(null);
  const { run, isRunning } = useAction();
  const queries = useQueryClient();
  const { send } = useCore();
  const nameField = useRef<HTMLInputElement>(null);
  const items = () => [...index.nodes.values()].map((node) => node.item);
  const issuesNow = (of = draft) => itemDraftIssues(of, { id: item?.id ?? null, items: items(), columns });
  const isOutdated = isItemOutdated(failure?.error);
  const refused =
    failure?.error instanceof AppError && !isOutdated ? (failure.error.details.errors ?? []) : [];
  const issues = wasTried ? [...issuesNow(), ...refused] : [];
  const issueOf = (path: string) => issues.find((issue) => issue.path === path)?.message ?? null;
  const change = (part: Partial<typeof draft>) => {
    setFailure(null);
    setDraft({ ...draft, ...part });
  };

  const readTheirs = async (id: string) => {
    const tree = await queries.fetchQuery({ ...catalogQuery(send), staleTime: 0 }).catch(() => []);
    setTheirs(listOf(tree).find((each) => each.id === id) ?? null);
  };
  const save = async (isAgain: boolean, saved = draft) => {
    setTried(true);
    setFailure(null);
    if (issuesNow(saved).length > 0) return;
    const onFailed = (said: string, error: unknown) => {
      setFailure({ said, error });
      if (item !== null && isItemOutdated(error)) void readTheirs(item.id);
    };
    const input = itemInputOf(saved);
    const ended =
      item === null
        ? await run(createCatalogItem, input, { onFailed })
        : await run(changeCatalogItem, { id: item.id, input }, { onFailed });
    if (!ended.done) return;
    onSaved(ended.result);
    if (!isAgain) {
      onClose();
      return;
    }
    notifyDone(t(m.wasAdded, { name: ended.result.name }));
    setTried(false);
    setDraft({ ...itemDraftOf(null, { parentId, typeId: draft.typeId }) });
    nameField.current?.focus();
  };
  /** The draft goes on from what the item is now. */
  const settle = (next: typeof draft, from: FlatItem) => {
    change(next);
    setBase(from);
    setTheirs(null);
    return next;
  };
  return {
    draft,
    /** Somebody else has changed it meanwhile. */
    conflict:
      isOutdated && failure !== null && base !== null && theirs !== null
        ? { said: failure.said, base, theirs }
        : null,
    failure: refused.length > 0 ? null : failure,
    nameField,
    isRunning,
    issueOf,
    change,
    save,
    settle,
  };
}

/** That of the last sibling, or the only one there is. */
function likelyType(
  { nodes, top }: ItemIndex,
  parentId: string | null,
  types: readonly CatalogType[],
): string {
  const siblings = parentId === null ? top : (nodes.get(parentId)?.children ?? []);
  return siblings.at(-1)?.item.type.id ?? (types.length === 1 ? (types[0]?.id ?? '') : '');
}
