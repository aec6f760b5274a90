// The import step that chooses a file: type a path, with completions listed below. Tab completes, the arrows select.
import { Box } from 'ink';
import { useEffect, useState } from 'react';
import type { WholeForm } from '#core/forms/calls.ts';
import { pendingNotice } from '#core/imports/progress.ts';
import { sizeText } from '#core/count-text.ts';
import { harmless, pad, widthOf } from '#cli/output/width.ts';
import { commonStart, type PathBase, type PathChoice, pathChoices } from '#cli/platform/typed-path.ts';
import { useArea } from '#cli/terminal/terminal-context.ts';
import { TextInput } from '#cli/terminal/input/text-input.tsx';
import { Label, Line } from '#cli/terminal/theme.tsx';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { windowTop } from '#cli/terminal/use-rows.ts';
import { Loading } from '#cli/terminal/waiting.tsx';
import { useApp } from '#cli/app/use-app.ts';
import type { ImportModel, ImportState } from '#core/imports/import-model.ts';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { Problem } from './problem.tsx';

export type FileStepProps = {
  form: WholeForm;
  model: ImportModel<string>;
  state: ImportState;
  base: PathBase;
};

/** The step. */
export function FileStep({ form, model, state, base }: FileStepProps) {
  const { actor, go } = useApp();
  const area = useArea();
  const { reading, problem } = state;
  const [path, setPath, latestPath] = useScreenState('path', '');
  const [choices, setChoices] = useState<readonly PathChoice[] | null>(null);
  const [at, setAt] = useState<number | null>(null);
  const pending = pendingNotice(form.pendingImports, actor.timeZone);
  const pendingName = form.pendingImports.find(({ id }) => id === pending?.importId)?.originalFileName;
  const { folder, home } = base;

  useEffect(() => {
    let gone = false;
    void pathChoices(path, { folder, home }, isCsv).then((found) => void (gone || setChoices(found)));
    return () => {
      gone = true;
    };
  }, [path, folder, home]);

  const type = (text: string) => {
    setAt(null);
    setPath(text);
    // The issue of another file does not apply to this one.
    if (problem !== null) model.forget();
  };
  const move = (steps: number) => {
    if (choices === null || choices.length === 0) return;
    const first = steps > 0 ? 0 : choices.length - 1;
    setAt(at === null ? first : (at + steps + choices.length) % choices.length);
  };
  const take = async () => {
    // The selected completion, or the typed text if it is in the list.
    const chosen = at === null ? choices?.find(({ text }) => text === `${path}/`) : choices?.[at];
    if (chosen?.isFolder) return type(chosen.text);
    setAt(null);
    const text = chosen?.text ?? path;
    setPath(text);
    await model.read(text);
  };
  const complete = async () => {
    const chosen = at === null ? undefined : choices?.[at];
    if (chosen) return type(chosen.text);
    // Fetched again, since the visible completions may be for an earlier text.
    const found = await pathChoices(path, base, isCsv);
    if (latestPath() !== path) return;
    const text = commonStart(
      found.map((choice) => choice.text),
      path,
    );
    if (text === path && found.length > 1) setAt(0);
    else type(text);
  };
  useKeys(
    pending === null
      ? []
      : [
          {
            key: 'ctrl-p',
            label: 'pending import',
            run: () => go({ screen: 'import-status', importId: pending.importId, fileName: pendingName }),
          },
        ],
  );

  useKeys(reading === null ? [] : [{ key: 'esc', label: 'stop', run: () => model.stop() }]);

  const height = Math.max(3, area.height - (pending === null ? 6 : 8));
  return (
    <Box flexDirection="column">
      <Label bold>Which CSV file?</Label>
      <Label tone="dim">{`Paths begin in ${folder}`}</Label>
      <Box marginTop={1}>
        <Label tone="accent" bold>
          {'› '}
        </Label>
        <TextInput
          value={path}
          onChange={type}
          width={area.width - 2}
          placeholder="path of the file"
          active={reading === null}
          keys={[
            { key: 'enter', label: 'read the file', run: take },
            { key: 'tab', label: 'complete', run: complete },
            { key: 'down', label: 'choose', run: () => move(1) },
            { key: 'up', label: 'choose', hint: false, run: () => move(-1) },
          ]}
        />
      </Box>
      {problem !== null && <Problem error={problem.error} />}
      {reading !== null && <Loading label={`Reading the file: ${Math.floor(reading.share * 100)}%`} />}
      {problem === null && reading === null && choices !== null && (
        <Choices choices={choices} at={at} height={height} />
      )}
      {pending !== null && (
        <Box marginTop={1}>
          <Label tone="warning">{`${pending.text}. Ctrl-P shows it.`}</Label>
        </Box>
      )}
    </Box>
  );
}

function isCsv(name: string): boolean {
  return /\.(?:csv|tsv|txt|xlsx)$/i.test(name);
}

type ChoicesProps = { choices: readonly PathChoice[]; at: number | null; height: number };

function Choices({ choices, at, height }: ChoicesProps) {
  const top = windowTop({ top: 0, index: at ?? 0, count: choices.length, height });
  const shown = choices.slice(top, top + height);
  if (choices.length === 0)
    return <Label tone="dim">No CSV file, workbook or folder begins like this.</Label>;
  const widest = Math.max(...choices.map(({ name }) => widthOf(harmless(name)) + 1));
  return shown.map(({ text, name, isFolder, size }, index) => (
    <Line
      key={text}
      inverse={top + index === at}
      segments={[
        { text: top + index === at ? '› ' : '  ' },
        { text: pad(harmless(isFolder ? `${name}/` : name), Math.min(widest, 50)) },
        { text: pad(isFolder ? '' : sizeText(size), 12, 'right'), tone: 'dim' },
      ]}
    />
  ));
}
