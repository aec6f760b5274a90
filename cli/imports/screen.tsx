// A new import into a form: the file, what its columns are, sending it. The import itself is shown by its own screen.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename } from 'node:path';
import { useState } from 'react';
import type { Core } from '#core/core.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import { formQuery } from '#core/forms/queries.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { pathOf } from '#cli/platform/typed-path.ts';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { useSignal } from '#cli/terminal/use-signal.ts';
import { Loaded } from '#cli/terminal/waiting.tsx';
import { useApp } from '#cli/app/use-app.ts';
import { sizeOfCsv } from './csv-file.ts';
import { FileStep } from './file-step.tsx';
import { createImportModel, type ImportModel } from './import-model.ts';
import { MatchStep } from './match/match-step.tsx';
import { putBytes } from './put-bytes.ts';
import { SendStep } from './send-step.tsx';

/** The screen. */
export function ImportScreen({ place }: ScreenProps<'import'>) {
  const query = useQuery(formQuery(useApp().core.send, place.formId));
  return <Loaded query={query}>{(form) => <Import form={form} />}</Loaded>;
}

function Import({ form }: { form: WholeForm }) {
  const { replace, core, user, folder } = useApp();
  const queries = useQueryClient();
  const base = { folder, home: homedir() };
  const [fresh] = useState(() =>
    createImportModel({
      form,
      timeZone: user.timeZone,
      open: async (typed) => {
        const path = pathOf(typed, base);
        await sizeOfCsv(path);
        return { name: basename(path), bytes: await readFile(path) };
      },
      sendWith: (bytes) => worldOf(core, bytes),
    }),
  );
  const [model] = useScreenState<ImportModel>('model', fresh);
  const state = useSignal(model.state);

  const start = async () => {
    const status = await model.start();
    if (status === null) return;
    await queries.invalidateQueries({ queryKey: ['forms'] });
    replace({ screen: 'import-status', importId: status.id, fileName: status.originalFileName });
  };
  const { draft } = state;
  if (state.step === 'send') return <SendStep model={model} state={state} />;
  if (draft === null || state.step === 'file') {
    return <FileStep form={form} model={model} state={state} base={base} />;
  }
  return <MatchStep model={model} state={state} draft={draft} onStart={start} />;
}

function worldOf({ send, http, ports, session }: Core, bytes: Uint8Array) {
  const server = session.region.peek()?.server ?? '';
  return { send, http, ports, server, put: putBytes(bytes, ports.fetch) };
}
