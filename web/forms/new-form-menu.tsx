// How a form begins: blank, or as one of the templates that come with the product (spec 3, "Forms list").
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { ChevronDown, FilePlus2, LayoutTemplate, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { blankFormPath } from './editor-paths.ts';

const TemplatesDialog = lazy(() =>
  import('./templates-dialog.tsx').then(({ TemplatesDialog: component }) => ({ default: component })),
);

/** For those who may create forms. */
export function NewFormMenu() {
  const navigate = useNavigate();
  const isNarrow = useNarrow();
  const [wasOpened, setWasOpened] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const blank = {
    id: 'forms.create',
    label: 'Create from blank',
    icon: <FilePlus2 size={18} aria-hidden />,
    onChoose: () => void navigate({ to: blankFormPath }),
  };
  const template = {
    id: 'forms.template',
    label: 'Create from a template',
    icon: <LayoutTemplate size={18} aria-hidden />,
    onChoose: () => {
      setWasOpened(true);
      setIsOpen(true);
    },
  };
  return (
    <>
      <ActionMenu
        label="New Form"
        choices={isNarrow ? [blank] : [blank, template]}
        button={
          <Button
            leftSection={<Plus size={16} aria-hidden />}
            rightSection={<ChevronDown size={16} aria-hidden />}
          >
            New Form
          </Button>
        }
      />
      <Suspense>{wasOpened && <TemplatesDialog opened={isOpen} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
