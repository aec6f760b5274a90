// The recipes: those that ship and the company's, to convert a file with; managers add, save and delete them.
import { useQuery } from '@tanstack/react-query';
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { createTransform, deleteTransform } from '#core/transforms/actions.ts';
import { type TransformChoice, transformChoices } from '#core/transforms/choices.ts';
import { mayChangeTransforms, mayTransform } from '#core/transforms/policy.ts';
import { transformsQuery } from '#core/transforms/queries.ts';
import { parseTransformFile, transformFileText } from '#core/transforms/recipe-file.ts';
import type { TransformInput } from '#core/transforms/schema.ts';
import { transformTexts } from '#core/transforms/texts.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';
import { parseJson } from '#cli/command/json-file.ts';
import { wrap } from '#cli/output/width.ts';
import { writeWhole } from '#cli/platform/atomic-file.ts';
import { fileError } from '#cli/platform/file-error.ts';
import { pathOf } from '#cli/platform/typed-path.ts';
import { askText } from '#cli/terminal/input/questions.tsx';
import { whyNot } from '#cli/terminal/keys/keys.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { Table, type TableColumn } from '#cli/terminal/table.tsx';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { Label } from '#cli/terminal/theme.tsx';
import { useCursor } from '#cli/terminal/use-rows.ts';
import { Loaded, wordsOf } from '#cli/terminal/waiting.tsx';

/** The screen. */
export function TransformsScreen(_props: ScreenProps<'transforms'>) {
  const { core, actor } = useApp();
  const verdict = mayTransform(actor);
  const query = useQuery({ ...transformsQuery(core.send), enabled: verdict.yes });
  if (!verdict.yes) return <Label tone="warning">{verdict.why}</Label>;
  return (
    <Loaded query={query} title={transformTexts.failed}>
      {(transforms) => <Recipes choices={transformChoices(transforms)} />}
    </Loaded>
  );
}

function Recipes({ choices }: { choices: readonly TransformChoice[] }) {
  const { actor, go, perform, date, actionKey, say, folder } = useApp();
  const { dialogs } = useTerminal();
  const { height, width } = useArea();
  const cursor = useCursor('recipes', choices.length);
  const current = choices[cursor];
  const mayChange = mayChangeTransforms(actor);
  const base = { folder, home: homedir() };
  const create = async () => {
    const path = await askText(dialogs, {
      title: 'New recipe',
      text: 'The path of its JSON file. To begin with, w saves the recipe under the cursor; the editor with a sample file is in the browser (o).',
      placeholder: 'recipe.json',
    });
    if (path === null || path.trim() === '') return;
    try {
      await perform(createTransform, await readRecipe(pathOf(path, base)));
    } catch (error) {
      say(wordsOf(error).message, 'bad');
    }
  };
  const save = async () => {
    if (current === undefined) return;
    const name = `${current.name.replaceAll(/[/\\:*?"<>|]/g, '-')}.json`;
    let placed = name;
    try {
      await writeWhole(pathOf(name, base), (write) => write(transformFileText(current)), {
        onPlaced: (path) => (placed = path),
      });
      say(`Saved as ${placed}`, 'good');
    } catch (error) {
      say(wordsOf(error).message, 'bad');
    }
  };
  useKeys([
    { key: 'add', label: 'new', off: whyNot(mayChange), run: create },
    { key: 'write', label: 'save as JSON', run: save },
    {
      ...actionKey('delete', deleteTransform, current?.own ?? null),
      ...(current?.own === null && { off: 'It comes with Formdeck and cannot be deleted.' }),
    },
  ]);
  const columns: readonly TableColumn<TransformChoice>[] = [
    { id: 'name', title: 'Name', value: ({ name }) => name, most: 50 },
    { id: 'by', title: 'By', value: ({ own }) => own?.user.userName ?? 'Formdeck', most: 24 },
    {
      id: 'changed',
      title: 'Changed',
      value: ({ own }) => (own === null ? '' : date(own.dates.lastModified)),
      whole: true,
      rank: 1,
    },
    { id: 'about', title: 'Description', value: ({ description }) => description, most: 90 },
  ];
  return (
    <>
      <Label tone="dim">{transformTexts.subtitle}</Label>
      <Table
        name="recipes"
        columns={columns}
        count={choices.length}
        rows={(from, to) => choices.slice(from, to)}
        height={height - 1 - wrap(transformTexts.subtitle, width).length}
        empty="There are no recipes."
        enterLabel="convert a file"
        onEnter={(index) => {
          const choice = choices[index];
          if (choice) go({ screen: 'transform', recipe: choice.key, recipeName: choice.name });
        }}
      />
    </>
  );
}

/** The recipe in a JSON file. Throws AppError with what is wrong with it. */
async function readRecipe(path: string): Promise<TransformInput> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw fileError(error, path);
  });
  return parseTransformFile(parseJson(text, path));
}
