// Asks which worksheet of a workbook is imported.
import { Button, Stack } from '@mantine/core';
import { modals } from '@mantine/modals';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/imports/texts.ts';

/** The name of the chosen worksheet; null: the dialog was closed. */
export function chooseWorksheet(names: readonly string[]): Promise<string | null> {
  return new Promise((resolve) => {
    const id = modals.open({
      title: t(both.whichWorksheet),
      onClose: () => resolve(null),
      children: (
        // The dialog cuts off what stands out, as the focus ring of the first button would.
        <Stack gap="xs" pt={4}>
          {names.map((name, index) => (
            <Button
              key={name}
              variant="default"
              justify="flex-start"
              data-autofocus={index === 0 || undefined}
              onClick={() => {
                resolve(name);
                modals.close(id);
              }}
            >
              {name}
            </Button>
          ))}
        </Stack>
      ),
    });
  });
}
