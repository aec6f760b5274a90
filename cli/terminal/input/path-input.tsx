// A path that is typed, with completions listed below. Tab completes, the arrows select.
import { Box } from 'ink';
import { type ReactNode, useEffect, useState } from 'react';
import { sizeText } from '#core/count-text.ts';
import { harmless, pad, widthOf } from '#cli/output/width.ts';
import { commonStart, type PathBase, type PathChoice, pathChoices } from '#cli/platform/typed-path.ts';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { useArea } from '#cli/terminal/terminal-context.ts';
import { Label, Line } from '#cli/terminal/theme.tsx';
import { windowTop } from '#cli/terminal/use-rows.ts';
import { TextInput } from './text-input.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

export type PathInputProps = {
  base: PathBase;
  /** The path that it begins with. */
  start?: string | undefined;
  /** Which files are offered, by their names. */
  isWanted(name: string): boolean;
  takeLabel: string;
  onTake(path: string): Promise<unknown>;
  /** The text was changed. */
  onType?(): void;
  active?: boolean;
  /** Of the completions, in lines; 0: none are shown. */
  height: number;
  /** Shown where there are none. */
  empty: string;
  /** Between the path and the completions. */
  children?: ReactNode;
};

/** The input. */
export function PathInput(props: PathInputProps) {
  const { base, start = '', isWanted, takeLabel, onTake, onType, active = true, height, empty } = props;
  const area = useArea();
  const [path, setPath, latestPath] = useScreenState('path', start);
  const [choices, setChoices] = useState<readonly PathChoice[] | null>(null);
  const [at, setAt] = useState<number | null>(null);
  const { folder, home } = base;

  useEffect(() => {
    let gone = false;
    void pathChoices(path, { folder, home }, isWanted).then((found) => void (gone || setChoices(found)));
    return () => {
      gone = true;
    };
  }, [path, folder, home, isWanted]);

  const type = (text: string) => {
    setAt(null);
    setPath(text);
    onType?.();
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
    await onTake(text);
  };
  const complete = async () => {
    const chosen = at === null ? undefined : choices?.[at];
    if (chosen) return type(chosen.text);
    // Fetched again, since the visible completions may be for an earlier text.
    const found = await pathChoices(path, base, isWanted);
    if (latestPath() !== path) return;
    const text = commonStart(
      found.map((choice) => choice.text),
      path,
    );
    if (text === path && found.length > 1) setAt(0);
    else type(text);
  };
  return (
    <>
      <Box marginTop={1}>
        <Label tone="accent" bold>
          {'› '}
        </Label>
        <TextInput
          value={path}
          onChange={type}
          width={area.width - 2}
          placeholder={t(m.pathOfFile)}
          active={active}
          keys={[
            { key: 'enter', label: takeLabel, run: take },
            { key: 'tab', label: t(keyTexts.complete), run: complete },
            { key: 'down', label: t(keyTexts.choose), run: () => move(1) },
            { key: 'up', label: t(keyTexts.choose), hint: false, run: () => move(-1) },
          ]}
        />
      </Box>
      {props.children}
      {height > 0 && choices !== null && <Choices choices={choices} at={at} height={height} empty={empty} />}
    </>
  );
}

type ChoicesProps = { choices: readonly PathChoice[]; at: number | null; height: number; empty: string };

function Choices({ choices, at, height, empty }: ChoicesProps) {
  const top = windowTop({ top: 0, index: at ?? 0, count: choices.length, height });
  const shown = choices.slice(top, top + height);
  if (choices.length === 0) return <Label tone="dim">{empty}</Label>;
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
