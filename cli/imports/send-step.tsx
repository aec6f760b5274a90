// The import step that sends the file.
import { Box } from 'ink';
import { sizeText } from '#core/count-text.ts';
import { Label } from '#cli/terminal/theme.tsx';
import { useAskFirst } from '#cli/terminal/use-ask-first.ts';
import { ProgressBar } from '#cli/terminal/waiting.tsx';
import type { ImportModel, ImportState } from '#core/imports/import-model.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The step. */
export function SendStep({ model, state }: { model: ImportModel<string>; state: ImportState }) {
  const { draft, sent, note } = state;
  useAskFirst(
    {
      title: t(m.stopSendingFile),
      text: t(m.nothingHasBeenImportedYet),
      confirm: t(m.stop),
    },
    () => model.stop(),
  );
  const size = draft?.file.size ?? 0;
  return (
    <Box flexDirection="column" paddingTop={1}>
      <Label bold>{t(m.sending, { file: draft?.file.name ?? '' })}</Label>
      <Box marginTop={1}>
        <ProgressBar
          done={sent ?? 0}
          total={1}
          label={t(m.sentOf, { sent: sizeText(Math.round((sent ?? 0) * size)), size: sizeText(size) })}
        />
      </Box>
      {note !== null && <Label tone="warning">{note}</Label>}
    </Box>
  );
}
