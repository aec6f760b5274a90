// The recipes: those that ship and the company's, to convert a file with; managers add, save and delete them.
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { createTransform, deleteTransform } from '#core/transforms/actions.ts';
import { recipesList, type TransformChoice } from '#core/transforms/choices.ts';
import { mayChangeTransforms, mayTransform } from '#core/transforms/policy.ts';
import { parseTransformFile, transformFileText } from '#core/transforms/recipe-file.ts';
import type { TransformInput } from '#core/transforms/schema.ts';
import { transformTexts } from '#core/transforms/labels.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';
import { parseJson } from '#cli/command/json-file.ts';
import { wrap } from '#cli/output/width.ts';
import { writeWhole } from '#cli/platform/atomic-file.ts';
import { fileError } from '#cli/platform/file-error.ts';
import { pathOf } from '#cli/platform/typed-path.ts';
import { ListScreen } from '#cli/resource/list-screen.tsx';
import { askText } from '#cli/terminal/input/questions.tsx';
import { whyNot } from '#cli/terminal/keys/keys.ts';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { Label } from '#cli/terminal/theme.tsx';
import { wordsOf } from '#cli/terminal/waiting.tsx';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/transforms/texts.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

/** The screen. */
export function TransformsScreen(_props: ScreenProps<'transforms'>) {
  const verdict = mayTransform(useApp().actor);
  return verdict.yes ? <Recipes /> : <Label tone="warning">{verdict.why}</Label>;
}

function Recipes() {
  const { actor, go, perform, actionKey, say, folder } = useApp();
  const { dialogs } = useTerminal();
  const { width } = useArea();
  const mayChange = mayChangeTransforms(actor);
  const base = { folder, home: homedir() };
  const create = async () => {
    const path = await askText(dialogs, {
      title: t(both.newRecipe),
      text: t(m.pathOfItsJsonFile),
      placeholder: 'recipe.json',
    });
    if (path === null || path.trim() === '') return;
    try {
      await perform(createTransform, await readRecipe(pathOf(path, base)));
    } catch (error) {
      say(wordsOf(error).message, 'bad');
    }
  };
  const save = async (current: TransformChoice) => {
    const name = `${current.name.replaceAll(/[/\\:*?"<>|]/g, '-')}.json`;
    let placed = name;
    try {
      await writeWhole(pathOf(name, base), (write) => write(transformFileText(current)), {
        onPlaced: (path) => (placed = path),
      });
      say(t(m.savedAs, { placed }), 'good');
    } catch (error) {
      say(wordsOf(error).message, 'bad');
    }
  };
  return (
    <ListScreen
      list={recipesList}
      head={{
        height: 1 + wrap(transformTexts.subtitle, width).length,
        draw: () => <Label tone="dim">{transformTexts.subtitle}</Label>,
      }}
      enterLabel={t(m.convertFile)}
      onOpen={({ key, name }) => go({ screen: 'transform', recipe: key, recipeName: name })}
      keys={(current) => [
        { key: 'add', label: t(keyTexts.new), off: whyNot(mayChange), run: create },
        { key: 'write', label: t(keyTexts.saveAsJSON), run: () => current && save(current) },
        {
          ...actionKey('delete', deleteTransform, current?.own ?? null),
          ...(current?.own === null && { off: t(m.itComesWithFormdeckAnd) }),
        },
      ]}
    />
  );
}

/** The recipe in a JSON file. Throws AppError with what is wrong with it. */
async function readRecipe(path: string): Promise<TransformInput> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw fileError(error, path);
  });
  return parseTransformFile(parseJson(text, path));
}
