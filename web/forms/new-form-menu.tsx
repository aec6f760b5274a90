// Creates a form: blank, from a template of the product (spec 3, "Forms list"), or from an XLSForm.
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { ChevronDown, FilePlus2, FileSpreadsheet, LayoutTemplate, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { blankFormPath } from './editor-paths.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const TemplatesDialog = lazyDialog(() =>
  import('./examples/templates-dialog.tsx').then((it) => it.TemplatesDialog),
);

const XlsFormDialog = lazyDialog(() => import('./xlsform/xlsform-dialog.tsx').then((it) => it.XlsFormDialog));

/** For users who may create forms. */
export function NewFormMenu() {
  const navigate = useNavigate();
  const isNarrow = useNarrow();
  const templates = useDialog();
  const xlsForm = useDialog();
  const blank = {
    id: 'forms.create',
    label: t(m.createFromBlank),
    icon: <FilePlus2 size={18} aria-hidden />,
    onChoose: () => void navigate({ to: blankFormPath }),
  };
  const onWideScreens = [
    {
      id: 'forms.template',
      label: t(m.createFromTemplate),
      icon: <LayoutTemplate size={18} aria-hidden />,
      onChoose: templates.open,
    },
    {
      id: 'forms.importXlsForm',
      label: t(m.importXlsform),
      icon: <FileSpreadsheet size={18} aria-hidden />,
      onChoose: xlsForm.open,
    },
  ];
  return (
    <>
      <ActionMenu
        label={t(m.newForm)}
        choices={isNarrow ? [blank] : [blank, ...onWideScreens]}
        button={
          <Button
            leftSection={<Plus size={16} aria-hidden />}
            rightSection={<ChevronDown size={16} aria-hidden />}
          >
            {t(m.newForm)}
          </Button>
        }
      />
      <Suspense>
        {templates.wasOpened && <TemplatesDialog opened={templates.isOpen} onClose={templates.close} />}
      </Suspense>
      <Suspense>
        {xlsForm.wasOpened && <XlsFormDialog opened={xlsForm.isOpen} onClose={xlsForm.close} />}
      </Suspense>
    </>
  );
}

/** A dialog that is loaded on first use. */
function useDialog() {
  const [wasOpened, setWasOpened] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  return { wasOpened, isOpen, open, close: () => setIsOpen(false) };
}
