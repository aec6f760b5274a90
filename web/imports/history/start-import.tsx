// Starts an import from the list of imports: which form it goes into comes first.
import { Button, Modal } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { mayImport } from '#core/forms/policy.ts';
import { formsQuery } from '#core/forms/queries.ts';
import { importsTexts } from '#core/imports/history/view.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { SearchSelect } from '#web/ui/input/search-select.tsx';
import { useRead } from '#web/ui/use-read.ts';

export function StartImport() {
  const actor = useActor();
  const navigate = useNavigate();
  const [opened, setOpened] = useState(false);
  const { data: forms = [] } = useRead(formsQuery);
  const fits = forms.filter((form) => mayImport(actor, form).yes);
  return (
    <>
      <Button leftSection={<FileUp size={16} aria-hidden />} onClick={() => setOpened(true)}>
        {importsTexts.importInto}
      </Button>
      <Modal opened={opened} onClose={() => setOpened(false)} title={importsTexts.importInto}>
        <SearchSelect
          label={importsTexts.intoWhichForm}
          description={fits.length === 0 ? importsTexts.noFormTakesImports : null}
          disabled={fits.length === 0}
          data-autofocus
          data={fits.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(formId) =>
            formId !== null && void navigate({ to: '/forms/$formId/import', params: { formId } })
          }
        />
      </Modal>
    </>
  );
}
