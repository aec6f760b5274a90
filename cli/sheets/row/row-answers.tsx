// A row's answers, one of them current: admins change it with a reason, images can be opened or saved.
import { createAccessToken } from '#core/session/calls.ts';
import { saveAnswer } from '#core/sheets/actions.ts';
import { attachedFileOf } from '#core/questions/attached/attached-file.ts';
import { readFile, readImage } from '#core/sheets/calls.ts';
import { takenAt } from '#core/sheets/format-answer.ts';
import { readPhotoPlaces } from '#core/sheets/queries.ts';
import type { RowAnswer } from '#core/sheets/row-details.ts';
import { sizeText } from '#core/count-text.ts';
import { saveFile } from '#cli/platform/save-file.ts';
import { Blocks } from '#cli/terminal/blocks.tsx';
import { whyNot } from '#cli/terminal/keys/keys.ts';
import { choose } from '#cli/terminal/input/questions.tsx';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { useCursor } from '#cli/terminal/use-rows.ts';
import { useApp } from '#cli/app/use-app.ts';
import { answerBlocks, fileNameOf, type RowFacts, rowHead } from './row-lines.ts';
import type { SheetView } from '#cli/sheets/sheet-view.ts';
import { useAnswerEdit } from './use-answer-edit.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

export type RowAnswersProps = { view: SheetView; facts: RowFacts; height: number };

const name = 'answers';

export function RowAnswers({ view, facts, height }: RowAnswersProps) {
  const { width } = useArea();
  const editAnswer = useAnswerEdit(view);
  const edit = (chosen: RowAnswer) =>
    editAnswer({ ...changeOf(facts.row, chosen), values: chosen.values, beside: facts.answers });
  const openImage = useImages();
  const saveFiles = useFiles();
  const { actor } = useApp();
  const shown = [...facts.answers, ...facts.setup];
  const answer = shown[useCursor(name, shown.length)];
  const refused =
    answer === undefined
      ? t(m.thereIsNoAnswer)
      : facts.setup.includes(answer)
        ? sheetTexts.setupElsewhere
        : whyNot(saveAnswer.may(actor, { ...changeOf(facts.row, answer), values: [], comment: null }));
  const hasImages = (answer?.images.length ?? 0) > 0;
  const hasFiles = (answer?.files.length ?? 0) > 0;
  const opens = hasImages ? openImage : hasFiles ? saveFiles : null;
  const enter = opens ?? (refused === undefined ? edit : undefined);
  return (
    <Blocks
      name={name}
      head={rowHead(facts, width - 2)}
      blocks={answerBlocks(facts, width - 2)}
      height={height}
      enterLabel={hasImages ? t(keyTexts.image) : hasFiles ? t(keyTexts.saveAsFile) : t(keyTexts.edit)}
      onEnter={
        enter &&
        ((index) => {
          const chosen = shown[index];
          return chosen && enter(chosen);
        })
      }
      keys={[
        {
          key: 'edit',
          label: t(keyTexts.edit),
          hint: opens !== null && refused === undefined,
          off: refused,
          run: () => answer && edit(answer),
        },
      ]}
    />
  );
}

type Row = RowFacts['row'];

function changeOf({ id, sheetId }: Row, { question }: RowAnswer) {
  return { sheetId, rowId: id, question };
}

/** Opens an image in a browser, or saves it, or all attached files, in the folder where the app was started. */
function useImages(): (answer: RowAnswer) => Promise<void> {
  const { core, browse } = useApp();
  const { dialogs } = useTerminal();
  const saved = useSaved();
  const saveFiles = useFiles();
  return async (answer) => {
    const { question, images, files } = answer;
    const places = await readPhotoPlaces(core.send, images);
    const chosen = await choose<{ path: string; save: boolean } | 'files'>(dialogs, {
      title: question.text,
      isMenu: true,
      choices: [
        ...images.flatMap(({ id, path, question: inner, entry }) => {
          const named = entry === null ? fileNameOf(path) : inner.text;
          const taken = places.get(id);
          const file = images.length + files.length > 1 ? ` ${named}` : '';
          return [
            {
              value: { path, save: false },
              label: t(m.openInBrowser, { file }),
              ...(taken !== undefined && { note: takenAt(taken) }),
            },
            { value: { path, save: true }, label: t(m.saveAsFile, { file }) },
          ];
        }),
        ...(files.length > 0
          ? [{ value: 'files' as const, label: t(m.saveFiles, { count: files.length }) }]
          : []),
      ],
    });
    if (chosen === 'files') return saveFiles(answer);
    const region = core.session.region.peek();
    if (chosen === null || region === null) return;
    const { path, save } = chosen;
    if (!save) {
      const { accessToken } = await core.send(createAccessToken, {});
      return browse(`${region.server}${path}?accessToken=${encodeURIComponent(accessToken)}`);
    }
    const file = path.slice(path.lastIndexOf('/') + 1);
    await saved(await core.send(readImage, { params: { file } }), fileNameOf(path));
  };
}

/** Saves attached files in the folder where the app was started. Nothing opens them by itself. */
function useFiles(): (answer: RowAnswer) => Promise<void> {
  const { core } = useApp();
  const saved = useSaved();
  return async ({ files }) => {
    for (const file of files.map(({ value }) => attachedFileOf(value)))
      if (file !== null) await saved(await core.send(readFile, { params: { id: file.id } }), file.name);
  };
}

/** Saves what the server sent in the folder where the app was started. */
function useSaved(): (response: Response, fileName: string) => Promise<void> {
  const { folder, say } = useApp();
  return async (response, fileName) => {
    const bytes = new Uint8Array(await response.arrayBuffer());
    const file = await saveFile(folder, fileName, bytes);
    say(t(m.savedIn, { saveFile: file, count: sizeText(bytes.length) }), 'good');
  };
}
