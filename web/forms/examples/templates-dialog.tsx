// The dialog that starts a new form from a template of the product.
import { Modal } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { useOpened } from '#web/ui/dialog/use-opened.ts';
import { exampleFormPath } from '../editor-paths.ts';
import { ExamplesPicker } from './picker.tsx';
import { useExamples } from './use-examples.ts';
import classes from './templates-dialog.module.css';
import { t } from '#core/messages/text.ts';
import { m } from '../texts.ts';

export type TemplatesDialogProps = { opened: boolean; onClose(): void };

export function TemplatesDialog({ opened, onClose }: TemplatesDialogProps) {
  const navigate = useNavigate();
  const query = useExamples();
  return (
    <Modal
      opened={useOpened(opened)}
      onClose={onClose}
      title={t(m.templates)}
      size="60rem"
      fullScreen={useNarrow()}
      classNames={{
        content: classes.content,
        header: 'rigid',
        body: 'stack min-h-0 grow justify-center p-0',
      }}
    >
      <Loaded query={query} failed={t(m.templatesCouldNotBeLoaded)}>
        {(categories) => (
          <ExamplesPicker
            categories={categories}
            onChoose={(path, file) => {
              onClose();
              void navigate({ to: exampleFormPath(path, file) });
            }}
            onCancel={onClose}
          />
        )}
      </Loaded>
    </Modal>
  );
}
