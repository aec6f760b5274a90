// A new import into a form: the file, its columns, sending it. A separate screen shows the started import.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Box } from 'ink';
import { homedir } from 'node:os';
import { basename } from 'node:path';
import { useState } from 'react';
import type { Core } from '#core/core.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import { mayImport } from '#core/forms/policy.ts';
import { formQuery } from '#core/forms/queries.ts';
import { touchedByStart } from '#core/imports/actions.ts';
import { catalogQuery } from '#core/catalog/queries.ts';
import { cachedIndex } from '#core/filling/catalog/catalog-index.ts';
import { createImportModel, hadStarted, type ImportModel } from '#core/imports/import-model.ts';
import type { UploadBody } from '#core/imports/upload.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { choose } from '#cli/terminal/input/questions.tsx';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { useSignalValue } from '#cli/terminal/use-signal-value.ts';
import { Label } from '#cli/terminal/theme.tsx';
import { Loaded } from '#cli/terminal/waiting.tsx';
import { useApp } from '#cli/app/use-app.ts';
import { FileStep } from './file-step.tsx';
import { MatchStep } from './match/match-step.tsx';
import { openFile } from './open-file.ts';
import { putBytes } from './put-bytes.ts';
import { SendStep } from './send-step.tsx';
import { answersOf } from '#core/questions/types.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/imports/texts.ts';

/** The screen. */
export function ImportScreen({ place }: ScreenProps<'import'>) {
  const query = useQuery(formQuery(useApp().core.send, place.formId));
  return <Loaded query={query}>{(form) => <IfAllowed form={form} file={place.file} />}</Loaded>;
}

type ImportProps = { form: WholeForm; file: string | undefined };

/** The form may have changed since it was listed. */
function IfAllowed({ form, file }: ImportProps) {
  const { actor } = useApp();
  const importable = form.questions.some(({ type }) => answersOf(type).isImportable);
  const verdict = mayImport(actor, { ...form, importable });
  if (verdict.yes) return <Import form={form} file={file} />;
  return (
    <Box flexDirection="column" paddingTop={1}>
      <Label bold>{t(both.nothingCanBeImportedHere)}</Label>
      <Label>{verdict.why}</Label>
    </Box>
  );
}

function Import({ form, file }: ImportProps) {
  const { dialogs } = useTerminal();
  const { replace, core, user, folder, say } = useApp();
  const queries = useQueryClient();
  const base = { folder, home: homedir() };
  const [fresh] = useState(() =>
    createImportModel({
      form,
      timeZone: user.timeZone,
      ports: core.ports,
      nameOf: (typed: string) => basename(typed),
      open: (typed: string) =>
        openFile(
          typed,
          base,
          (names) =>
            choose(dialogs, {
              title: t(both.whichWorksheet),
              choices: names.map((name) => ({ value: name, label: name })),
            }),
          core.ports.newId,
        ),
      sendWith: ({ body }) => worldOf(core, body),
      catalog: async () => cachedIndex(await queries.fetchQuery(catalogQuery(core.send))),
      checksAll: true,
    }),
  );
  const [model] = useScreenState<ImportModel<string>>('model', fresh);
  const state = useSignalValue(model.state);

  const start = async () => {
    const started = await model.start();
    if (started === null) return;
    const { status, isEarlier } = started;
    if (isEarlier) say(hadStarted, 'warning');
    await Promise.all(touchedByStart.map((queryKey) => queries.invalidateQueries({ queryKey })));
    replace({ screen: 'import-status', importId: status.id, fileName: status.originalFileName });
  };
  const { draft } = state;
  if (state.step === 'send' || state.step === 'started') return <SendStep model={model} state={state} />;
  if (draft === null || state.step === 'file') {
    return <FileStep form={form} model={model} state={state} base={base} start={file} />;
  }
  return <MatchStep model={model} state={state} draft={draft} onStart={start} />;
}

function worldOf({ send, http, ports, session }: Core, body: UploadBody) {
  const server = session.region.peek()?.server ?? '';
  // A file opened here was read into memory.
  const put = body instanceof Uint8Array ? putBytes(body, ports.fetch) : undefined;
  return { send, http, ports, server, put };
}
