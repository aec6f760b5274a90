// Chooses the file of a photo or signature, or a file that is attached: type a path, complete with tab, or select with the arrows.
import { Box } from 'ink';
import { useEffect, useState } from 'react';
import { sizeLimitText, sizeText } from '#core/count-text.ts';
import { endingsOf, type FileGroup, fileLimit, fileTypeOf } from '#core/questions/attached/file-types.ts';
import { harmless, pad } from '#cli/output/width.ts';
import { readStoredFile } from '#cli/platform/stored-file.ts';
import {
  commonStart,
  type PathBase,
  type PathChoice,
  pathChoices,
  pathOf,
} from '#cli/platform/typed-path.ts';
import type { Close, Dialogs } from '#cli/terminal/dialogs.ts';
import type { KeyBinding } from '#cli/terminal/keys/keys.ts';
import { Overlay } from '#cli/terminal/overlay.tsx';
import { useArea } from '#cli/terminal/terminal-context.ts';
import { TextInput } from '#cli/terminal/input/text-input.tsx';
import { Label, Line } from '#cli/terminal/theme.tsx';
import { windowTop } from '#cli/terminal/use-rows.ts';
import { wordsOf } from '#cli/terminal/waiting.tsx';
import type { ImageFile } from './filling.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

/** `group`: which files may be attached; null: it is for an image. */
type PathQuestion = { path: string; base: PathBase; group: FileGroup | null };

/** Asks for the file; null if cancelled. */
export function askFile(
  dialogs: Dialogs,
  question: PathQuestion & { title: string },
): Promise<ImageFile | null> {
  return dialogs.open<ImageFile>((close) => (
    <Overlay title={question.title} width={84} onClose={() => close(null)}>
      <ImagePath {...question} close={close} />
    </Overlay>
  ));
}

async function readWanted(typed: string, base: PathBase, group: FileGroup | null): Promise<ImageFile> {
  return { path: typed.trim(), ...(await readStoredFile(pathOf(typed, base), group)) };
}

type PathProps = PathQuestion & { close: Close<ImageFile> };

function ImagePath({ path, base, group, close }: PathProps) {
  const area = useArea();
  const [typed, setTyped] = useState(path);
  const [choices, setChoices] = useState<readonly PathChoice[]>([]);
  const [at, setAt] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(null);
  const { folder, home } = base;
  useEffect(() => {
    let gone = false;
    void pathChoices(typed, { folder, home }, (name) => fits(name, group)).then(
      (found) => void (gone || setChoices(found)),
    );
    return () => {
      gone = true;
    };
  }, [typed, folder, home, group]);

  const type = (text: string) => {
    setTyped(text);
    setAt(null);
    setError(null);
  };
  const move = (steps: number) => {
    if (choices.length === 0) return;
    const first = steps > 0 ? 0 : choices.length - 1;
    setAt(at === null ? first : (at + steps + choices.length) % choices.length);
  };
  const chosen = at === null ? undefined : choices[at];
  const take = async () => {
    const wanted = chosen ?? choices.find(({ text }) => text === `${typed}/`);
    if (wanted?.isFolder) return type(wanted.text);
    try {
      close(await readWanted(wanted?.text ?? typed, base, group));
    } catch (failure) {
      setError(failure);
    }
  };
  const complete = () => {
    if (chosen) return type(chosen.text);
    const text = commonStart(
      choices.map((choice) => choice.text),
      typed,
    );
    if (text === typed) move(1);
    else type(text);
  };
  const keys: KeyBinding[] = [
    { key: 'enter', label: t(m.useFile), run: take },
    { key: 'tab', label: t(keyTexts.complete), run: complete },
    { key: 'down', label: t(keyTexts.choose), run: () => move(1) },
    { key: 'up', label: t(keyTexts.choose), hint: false, run: () => move(-1) },
  ];
  return (
    <>
      <Label tone="dim">
        {group === null
          ? t(m.jpegOrPngFilePaths, { folder })
          : t(m.fileOfTypes, {
              endings: endingsOf(group).join(', '),
              size: sizeLimitText(fileLimit),
              folder,
            })}
      </Label>
      <Box>
        <Label tone="accent" bold>
          {'› '}
        </Label>
        <TextInput
          value={typed}
          onChange={type}
          placeholder={t(m.pathOfFile)}
          width={area.width - 2}
          keys={keys}
        />
      </Box>
      {error !== null && <Label tone="bad">{`! ${wordsOf(error).message}`}</Label>}
      <Choices choices={choices} at={at} height={Math.max(1, area.height - 5)} />
    </>
  );
}

function fits(name: string, group: FileGroup | null): boolean {
  return group === null ? /\.(?:jpe?g|png)$/i.test(name) : fileTypeOf(name)?.group === group;
}

function Choices({
  choices,
  at,
  height,
}: {
  choices: readonly PathChoice[];
  at: number | null;
  height: number;
}) {
  const top = windowTop({ top: 0, index: at ?? 0, count: choices.length, height });
  return choices.slice(top, top + height).map(({ text, name, isFolder, size }, place) => {
    const isCurrent = top + place === at;
    return (
      <Line
        key={text}
        inverse={isCurrent}
        segments={[
          { text: isCurrent ? '› ' : '  ' },
          { text: pad(harmless(isFolder ? `${name}/` : name), 40) },
          { text: pad(isFolder ? '' : sizeText(size), 12, 'right'), tone: 'dim' },
        ]}
      />
    );
  });
}
