// A row's answers, one of them chosen: admins change it with a reason, images are opened or saved.
import { useQueryClient } from '@tanstack/react-query';
import { catalogQuery } from '#core/catalog/queries.ts';
import { uploadImage } from '#core/filling/calls.ts';
import { createAccessToken } from '#core/session/calls.ts';
import { saveAnswer } from '#core/sheets/actions.ts';
import { answerEditTexts, isEdited } from '#core/sheets/answer-change.ts';
import { readImage } from '#core/sheets/calls.ts';
import type { RowAnswer } from '#core/sheets/row-details.ts';
import { sizeText } from '#core/count-text.ts';
import { saveFile } from '#cli/platform/save-file.ts';
import { Blocks } from '#cli/terminal/blocks.tsx';
import { whyNot } from '#cli/terminal/keys.ts';
import { askText, choose } from '#cli/terminal/questions.tsx';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { useCursor } from '#cli/terminal/use-rows.ts';
import { useApp } from '#cli/use-app.ts';
import { askAnswer } from './answer-questions.ts';
import { answerBlocks, fileNameOf, type RowFacts, rowHead } from './row-lines.ts';
import type { SheetView } from './sheet-view.ts';

export type RowAnswersProps = { view: SheetView; facts: RowFacts; height: number };

const name = 'answers';

export function RowAnswers({ view, facts, height }: RowAnswersProps) {
  const { width } = useArea();
  const edit = useAnswerEdit(view, facts.row);
  const openImage = useImages();
  const { actor } = useApp();
  const answer = facts.answers[useCursor(name, facts.answers.length)];
  const refused =
    answer === undefined
      ? 'There is no answer.'
      : whyNot(saveAnswer.may(actor, { ...changeOf(facts.row, answer), values: [], comment: null }));
  const hasImages = (answer?.images.length ?? 0) > 0;
  const enter = hasImages ? openImage : refused === undefined ? edit : undefined;
  return (
    <Blocks
      name={name}
      head={rowHead(facts)}
      blocks={answerBlocks(facts, width - 2)}
      height={height}
      enterLabel={hasImages ? 'image' : 'edit'}
      onEnter={
        enter &&
        ((index) => {
          const chosen = facts.answers[index];
          if (chosen) return enter(chosen);
        })
      }
      keys={[
        {
          key: 'e',
          label: 'edit',
          hint: hasImages && refused === undefined,
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

/** Asks for the answer and for the reason, and saves; what was given is there again where it could not be saved. */
function useAnswerEdit(view: SheetView, row: Row): (answer: RowAnswer) => Promise<void> {
  const { core, user, folder, perform, say } = useApp();
  const { dialogs } = useTerminal();
  const queries = useQueryClient();
  return async (answer) => {
    const { question } = answer;
    const asking = {
      dialogs,
      question,
      timeZone: user.timeZone,
      catalog: () => queries.fetchQuery(catalogQuery(core.send)),
      folder,
      async upload(bytes: Uint8Array) {
        const id = core.ports.newId();
        await core.send(uploadImage, { params: { id }, body: new Uint8Array(bytes) });
        return id;
      },
    };
    const values = await askAnswer(asking, answer.values);
    if (values === null) return;
    if (!isEdited(answer.values, values)) return say('Nothing was changed.');
    const saved = {
      ...saveAnswer,
      done: () => 'The answer was changed.',
      async run(...given: Parameters<typeof saveAnswer.run>) {
        const changed = await saveAnswer.run(...given);
        if ('reviewState' in changed) view.replaceRow(changed);
        return changed;
      },
    };
    let comment: string | null = '';
    let isDone = false;
    while (!isDone) {
      // Each time somebody is asked, and answers.
      // oxlint-disable-next-line no-await-in-loop
      comment = await askText(dialogs, {
        title: answerEditTexts.reason,
        text: 'It is kept in the history. You may leave it empty.',
        value: comment,
      });
      if (comment === null) return;
      // oxlint-disable-next-line no-await-in-loop
      isDone = await perform(saved, {
        ...changeOf(row, answer),
        values,
        comment: comment.trim() || null,
      });
    }
  };
}

/** Opens an image in a browser, or saves it beside where the app was started. */
function useImages(): (answer: RowAnswer) => Promise<void> {
  const { core, folder, browse, say } = useApp();
  const { dialogs } = useTerminal();
  return async ({ question, images }) => {
    const chosen = await choose(dialogs, {
      title: question.text,
      choices: images.flatMap(({ path }) => {
        const file = images.length > 1 ? ` ${fileNameOf(path)}` : '';
        return [
          { value: { path, save: false }, label: `Open${file} in a browser` },
          { value: { path, save: true }, label: `Save${file} as a file` },
        ];
      }),
    });
    const region = core.session.region.peek();
    if (chosen === null || region === null) return;
    const { path, save } = chosen;
    if (!save) {
      const { accessToken } = await core.send(createAccessToken, {});
      return browse(`${region.server}${path}?accessToken=${encodeURIComponent(accessToken)}`);
    }
    const file = path.slice(path.lastIndexOf('/') + 1);
    const response = await core.send(readImage, { params: { file } });
    const bytes = new Uint8Array(await response.arrayBuffer());
    say(`Saved in ${await saveFile(folder, fileNameOf(path), bytes)} (${sizeText(bytes.length)})`, 'good');
  };
}
