// A type: a new one, or one to rename or delete (spec 3, "Catalog").
import { Button, Modal, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { changeCatalogType, createCatalogType, deleteCatalogType } from '#core/catalog/actions.ts';
import { typeNameIssue } from '#core/catalog/item-draft.ts';
import type { CatalogType } from '#core/catalog/schema.ts';
import { catalogTexts } from '#core/catalog/texts.ts';
import { DialogFoot } from '#web/ui/dialog/dialog-foot.tsx';
import { firstField } from '#web/ui/dialog/first-field.ts';
import { useOpened } from '#web/ui/dialog/use-opened.ts';
import { useAction } from '#web/ui/use-action.ts';
import { SaveFailure, type Failure } from './save-failure.tsx';
import classes from './catalog.module.css';

export type TypeDialogProps = {
  /** Null: a new one. */
  type: CatalogType | null;
  types: readonly CatalogType[];
  opened: boolean;
  onClose(): void;
};

export function TypeDialog({ type, types, opened, onClose }: TypeDialogProps) {
  return (
    <Modal
      opened={useOpened(opened)}
      onClose={onClose}
      title={type === null ? catalogTexts.newType : catalogTexts.editType}
    >
      <TypeForm type={type} types={types} onClose={onClose} />
    </Modal>
  );
}

function TypeForm({ type, types, onClose }: Omit<TypeDialogProps, 'opened'>) {
  const [name, setName] = useState(type?.name ?? '');
  const [wasTried, setTried] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { run, isRunning } = useAction();
  const others = types.filter(({ id }) => id !== type?.id);
  const issue = typeNameIssue(name, others);
  const onFailed = (said: string, error: unknown) => setFailure({ said, error });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setFailure(null);
    if (issue !== null) return;
    const ended =
      type === null
        ? await run(createCatalogType, { name }, { onFailed })
        : await run(changeCatalogType, { id: type.id, input: { name } }, { onFailed });
    if (ended.done) onClose();
  };
  const remove = async () => {
    if (type === null) return;
    setFailure(null);
    if ((await run(deleteCatalogType, type, { onFailed })).done) onClose();
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={classes.form}>
      <SaveFailure failure={failure} />
      <TextInput
        {...firstField}
        id="catalog-type-name"
        label="Name"
        autoComplete="off"
        value={name}
        error={wasTried ? issue : null}
        onChange={({ currentTarget }) => {
          setFailure(null);
          setName(currentTarget.value);
        }}
      />
      <DialogFoot justify="space-between">
        {type === null ? (
          <span />
        ) : (
          <Button variant="subtle" color="red" onClick={() => void remove()}>
            {deleteCatalogType.label}
          </Button>
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isRunning}>
            {createCatalogType.label}
          </Button>
        </div>
      </DialogFoot>
    </form>
  );
}
