// The menu that adds to a part of the form: a question of a type, an element, a question of another form.
import { Button, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Grid3x3, Import, Plus } from 'lucide-react';
import {
  cloneElement,
  memo,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  Suspense,
  useRef,
  useState,
} from 'react';
import type { ItemPosition } from '#core/forms/draft/draft-items.ts';
import type { DraftPart } from '#core/forms/draft/form-draft.ts';
import { elementTypes } from '#core/forms/schema.ts';
import { isCatalogType, questionTypeNames, questionTypes } from '#core/questions/types.ts';
import { elementNames } from '#core/forms/element-names.ts';
import { BottomSheet } from '#web/ui/dialog/bottom-sheet.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { ItemIcon } from '#web/forms/item-icon.tsx';
import { addElementOf, addMatrixTo, addQuestionOf } from './item-actions.ts';
import { useCatalogTypes } from '#web/forms/editor/catalog/use-catalog.ts';
import { useEditorHandle } from '#web/forms/editor/use-editor.ts';
import classes from './add-menu.module.css';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/forms/texts.ts';
import { m } from './texts.ts';

const ImportQuestionDialog = lazyDialog(() =>
  import('./import-question-dialog.tsx').then((it) => it.ImportQuestionDialog),
);

export type AddMenuProps = {
  part: DraftPart;
  /** Below this item; null: at the end of the part. */
  after: string | null;
  label: string;
  /** The button that opens it. */
  children: ReactElement<RefAttributes<HTMLButtonElement>>;
};

export function AddMenu({ part, after, label, children }: AddMenuProps) {
  const editor = useEditorHandle();
  const isNarrow = useNarrow();
  const hasCatalog = useCatalogTypes().length > 0;
  const [isImporting, importing] = useDisclosure(false);
  const [wasOpened, setWasOpened] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const target = cloneElement<RefAttributes<HTMLButtonElement>>(children, { ref: opener });
  const importQuestion = () => {
    // The dialog returns the focus to the previously focused element: use the button, since the menu is unmounted by
    // then.
    opener.current?.focus();
    setWasOpened(true);
    importing.open();
  };
  const place = (): ItemPosition => {
    const index = editor.draft()[part].findIndex((item) => item.id === after);
    return index < 0 ? { part } : { part, at: index + 1 };
  };
  const questions = questionTypeNames
    .filter((type) => hasCatalog || !isCatalogType(type))
    .map((type): Addition => ({
      id: type,
      label: questionTypes[type].label,
      icon: <ItemIcon type={type} size={16} />,
      add: () => addQuestionOf(editor, type, place()),
    }));
  const others: Addition[] = [
    {
      id: 'matrix',
      label: t(m.matrix),
      icon: <Grid3x3 size={16} aria-hidden />,
      add: () => addMatrixTo(editor, place()),
    },
    ...elementTypes.map((type) => ({
      id: type,
      label: elementNames[type],
      icon: <ItemIcon type={type} size={16} />,
      add: () => addElementOf(editor, type, place()),
    })),
    {
      id: 'import',
      label: t(m.importQuestion),
      icon: <Import size={16} aria-hidden />,
      add: importQuestion,
    },
  ];
  return (
    <>
      {isNarrow ? (
        <BottomSheet
          title={label}
          target={target}
          choices={[...questions, ...others].map((addition) => ({
            ...addition,
            apart: addition === others[0] || addition === others.at(-1),
            onChoose: addition.add,
          }))}
          onChoose={({ id }) => [...questions, ...others].find((addition) => addition.id === id)?.add()}
        />
      ) : (
        <Menu position="bottom-start" width="max-content" portalProps={{ target: '#content' }}>
          <Menu.Target>{target}</Menu.Target>
          <Menu.Dropdown aria-label={label}>
            <div className="flex gap-8" role="none">
              <Additions title={t(both.questions)} additions={questions} isWide />
              <Additions title={t(m.elements)} additions={others} />
            </div>
          </Menu.Dropdown>
        </Menu>
      )}
      <Suspense>
        {wasOpened && <ImportQuestionDialog opened={isImporting} place={place} onClose={importing.close} />}
      </Suspense>
    </>
  );
}

/** The button at the end of a part. */
export const AddButton = memo(function AddButton({ part, label }: Pick<AddMenuProps, 'part' | 'label'>) {
  return (
    <AddMenu part={part} after={null} label={label}>
      <Button variant="default" leftSection={<Plus size={16} aria-hidden />} aria-label={label}>
        {t(common.add)}
      </Button>
    </AddMenu>
  );
});

type Addition = { id: string; label: string; icon: ReactNode; add(): void };
type AdditionsProps = { title: string; additions: readonly Addition[]; isWide?: boolean };

function Additions({ title, additions, isWide = false }: AdditionsProps) {
  return (
    <div className={classes.group} role="group" aria-label={title} data-wide={isWide || undefined}>
      <Menu.Label>{title}</Menu.Label>
      <div className={classes.items} role="none">
        {additions.map(({ id, label, icon, add }) => (
          <Menu.Item key={id} className={classes.item ?? ''} leftSection={icon} onClick={add}>
            {label}
          </Menu.Item>
        ))}
      </div>
    </div>
  );
}
