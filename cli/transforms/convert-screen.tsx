// Converts a file with a recipe: the file, then its beginning before and after the conversion, then where it goes.
import { useQuery } from '@tanstack/react-query';
import { Box } from 'ink';
import { homedir } from 'node:os';
import { basename, dirname } from 'node:path';
import { useState } from 'react';
import { mayImport } from '#core/forms/policy.ts';
import { formsQuery } from '#core/forms/queries.ts';
import { type TransformChoice, transformChoices } from '#core/transforms/choices.ts';
import { describeStep } from '#core/transforms/describe-step.ts';
import { mayTransform } from '#core/transforms/policy.ts';
import { transformsQuery } from '#core/transforms/queries.ts';
import type { Sample } from '#core/transforms/sample.ts';
import { convertedName, transformTexts } from '#core/transforms/labels.ts';
import { transformFile } from '#core/transforms/transform.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';
import { writeWhole } from '#cli/platform/atomic-file.ts';
import { pathOf } from '#cli/platform/typed-path.ts';
import { chooseNamed } from '#cli/terminal/input/choose-named.ts';
import { PathInput } from '#cli/terminal/input/path-input.tsx';
import { askText } from '#cli/terminal/input/questions.tsx';
import { keysIf } from '#cli/terminal/keys/keys.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { Label, Line } from '#cli/terminal/theme.tsx';
import { Loaded, Loading, wordsOf } from '#cli/terminal/waiting.tsx';
import { piecesOfFile, readSample } from './convert-file.ts';
import { PreviewTables } from './preview-tables.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

/** The screen. */
export function ConvertScreen({ place }: ScreenProps<'transform'>) {
  const { core, actor } = useApp();
  const verdict = mayTransform(actor);
  const query = useQuery({ ...transformsQuery(core.send), enabled: verdict.yes });
  if (!verdict.yes) return <Label tone="warning">{verdict.why}</Label>;
  return (
    <Loaded query={query} title={transformTexts.failed}>
      {(transforms) => {
        const choice = transformChoices(transforms).find(({ key }) => key === place.recipe);
        if (choice === undefined) return <Label tone="warning">{t(m.thisRecipeNoLongerExists)}</Label>;
        return <Convert choice={choice} />;
      }}
    </Loaded>
  );
}

type Picked = { path: string; sample: Sample };

function Convert({ choice }: { choice: TransformChoice }) {
  const [picked, setPicked] = useScreenState<Picked | null>('picked', null);
  return picked === null ? (
    <ChooseFile choice={choice} onPick={setPicked} />
  ) : (
    <Preview choice={choice} picked={picked} onAnother={() => setPicked(null)} />
  );
}

function ChooseFile({ choice, onPick }: { choice: TransformChoice; onPick(picked: Picked): void }) {
  const { folder, say } = useApp();
  const area = useArea();
  const base = { folder, home: homedir() };
  const steps = choice.recipe.steps.map((step, index) => `${index + 1}. ${describeStep(step)}`);
  // The completions of the path need some lines too.
  const shown = steps.slice(0, Math.max(2, area.height - 11));
  const more = steps.length - shown.length;
  const take = async (typed: string) => {
    if (typed.trim() === '') return say(transformTexts.noFile, 'bad');
    const path = pathOf(typed, base);
    try {
      onPick({ path, sample: await readSample(path) });
    } catch (error) {
      say(wordsOf(error).message, 'bad');
    }
  };
  return (
    <Box flexDirection="column">
      {choice.description !== '' && <Label>{choice.description}</Label>}
      {shown.map((step) => (
        <Line key={step} segments={[{ text: step, tone: 'dim' }]} />
      ))}
      {more > 0 && <Label tone="dim">{t(m.furtherSteps, { count: more })}</Label>}
      <Box marginTop={1}>
        <Label bold>{t(m.whichDeviceFile)}</Label>
      </Box>
      <PathInput
        base={base}
        isWanted={isTable}
        takeLabel={t(m.previewIt)}
        onTake={take}
        height={Math.max(3, area.height - shown.length - 7)}
        empty={t(m.noCsvFileTextFile)}
      />
    </Box>
  );
}

function isTable(name: string): boolean {
  return /\.(?:csv|tsv|txt)$/i.test(name);
}

type PreviewProps = { choice: TransformChoice; picked: Picked; onAnother(): void };

function Preview({ choice, picked: { path, sample }, onAnother }: PreviewProps) {
  const { core, actor, go, say } = useApp();
  const { dialogs } = useTerminal();
  const [written, setWritten] = useScreenState<string | null>('written', null);
  const [stop, setStop] = useState<AbortController | null>(null);
  const forms = useQuery(formsQuery(core.send));
  const importable = (forms.data ?? []).filter((form) => mayImport(actor, form).yes);
  const write = async () => {
    const proposed = convertedName(basename(path));
    const typed = await askText(dialogs, {
      title: t(m.writeConvertedCsv),
      text: t(m.pathsBeginInNoOther, { dirname: dirname(path) }),
      value: proposed,
      submit: 'convert',
    });
    if (typed === null) return;
    const out = pathOf(typed.trim() === '' ? proposed : typed, { folder: dirname(path), home: homedir() });
    const controller = new AbortController();
    setStop(controller);
    let placed = out;
    try {
      const { rowsWritten } = await writeWhole(
        out,
        (chunk) => transformFile(choice.recipe, piecesOfFile(path, controller.signal), chunk),
        { onPlaced: (at) => (placed = at) },
      );
      setWritten(placed);
      say(t(m.convertedAt, { count: rowsWritten, path: placed }), 'good');
    } catch (error) {
      if (controller.signal.aborted) say(t(m.stoppedNothingWasWritten), 'warning');
      else say(wordsOf(error).message, 'bad');
    } finally {
      setStop(null);
    }
  };
  const toImport = async () => {
    const [formId] =
      (await chooseNamed(dialogs, {
        title: t(m.importItIntoWhichForm),
        things: importable,
        current: [],
        isOne: true,
      })) ?? [];
    const form = importable.find(({ id }) => id === formId);
    if (form !== undefined && written !== null)
      go({ screen: 'import', formId: form.id, formName: form.name, file: written });
  };
  useKeys(
    stop === null
      ? [
          { key: 'write', label: t(m.writeCsv), hint: 'first', run: write },
          ...keysIf(importable.length > 0, {
            key: 'import',
            label: t(m.importIt),
            off: written === null ? t(m.writeCsvFirstW) : undefined,
            run: toImport,
          }),
          { key: 'pickList', label: t(m.anotherFile), run: onAnother },
        ]
      : [{ key: 'esc', label: t(keyTexts.stop), run: () => stop.abort() }],
  );
  if (stop !== null) return <Loading label={t(m.converting, { path })} />;
  return <PreviewTables recipe={choice.recipe} sample={sample} />;
}
