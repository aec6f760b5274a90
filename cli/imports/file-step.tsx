// The import step that chooses a file.
import { Box } from 'ink';
import type { WholeForm } from '#core/forms/calls.ts';
import { pendingNotice } from '#core/imports/progress.ts';
import type { PathBase } from '#cli/platform/typed-path.ts';
import { PathInput } from '#cli/terminal/input/path-input.tsx';
import { useArea } from '#cli/terminal/terminal-context.ts';
import { Label } from '#cli/terminal/theme.tsx';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { Loading, wordsOf } from '#cli/terminal/waiting.tsx';
import { useApp } from '#cli/app/use-app.ts';
import type { ImportModel, ImportState } from '#core/imports/import-model.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

export type FileStepProps = {
  form: WholeForm;
  model: ImportModel<string>;
  state: ImportState;
  base: PathBase;
  /** The path that is proposed. */
  start: string | undefined;
};

/** The step. */
export function FileStep({ form, model, state, base, start }: FileStepProps) {
  const { actor, go } = useApp();
  const area = useArea();
  const { reading, problem } = state;
  const pending = pendingNotice(form.pendingImports, actor.timeZone);
  const pendingName = form.pendingImports.find(({ id }) => id === pending?.importId)?.originalFileName;
  useKeys(
    pending === null
      ? []
      : [
          {
            key: 'pick',
            label: t(m.pendingImport),
            run: () => go({ screen: 'import-status', importId: pending.importId, fileName: pendingName }),
          },
        ],
  );

  useKeys(reading === null ? [] : [{ key: 'esc', label: t(keyTexts.stop), run: () => model.stop() }]);

  const height = Math.max(3, area.height - (pending === null ? 6 : 8));
  return (
    <Box flexDirection="column">
      <Label bold>{t(m.whichCsvFile)}</Label>
      <Label tone="dim">{t(m.pathsBeginIn, { folder: base.folder })}</Label>
      <PathInput
        base={base}
        start={start}
        isWanted={isCsv}
        takeLabel={t(m.readFile)}
        onTake={(path) => model.read(path)}
        onType={() => {
          // The issue of another file does not apply to this one.
          if (problem !== null) model.forget();
        }}
        active={reading === null}
        height={problem === null && reading === null ? height : 0}
        empty={t(m.noCsvFileWorkbookOr)}
      >
        {problem !== null && <Problem error={problem.error} />}
        {reading !== null && <Loading label={t(m.readingFile, { floor: Math.floor(reading.share * 100) })} />}
      </PathInput>
      {pending !== null && (
        <Box marginTop={1}>
          <Label tone="warning">{t(m.ctrlLShowsIt, { text: pending.text })}</Label>
        </Box>
      )}
    </Box>
  );
}

/** The error of a file, and what to do next. */
function Problem({ error }: { error: unknown }) {
  const { message, hint } = wordsOf(error);
  return (
    <Box flexDirection="column">
      <Label tone="bad">{`! ${message}`}</Label>
      {hint !== undefined && <Label tone="dim">{hint}</Label>}
    </Box>
  );
}

function isCsv(name: string): boolean {
  return /\.(?:csv|tsv|txt|xlsx|zip)$/i.test(name);
}
