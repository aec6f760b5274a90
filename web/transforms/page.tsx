// /transforms: converts device files; managers also edit the recipes.
import { ActionIcon, Button, Code, Group, List, Stack, Text, Tooltip } from '@mantine/core';
import { Copy, Download, Pencil, Plus, Trash2 } from 'lucide-react';
import { Suspense } from 'react';
import { mayChangeTransforms, mayTransform } from '#core/transforms/policy.ts';
import { transformsQuery } from '#core/transforms/queries.ts';
import { importSteps, transformTexts } from '#core/transforms/labels.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { Loading } from '#web/ui/notices/loading.tsx';
import { NoAccessPage } from '#web/ui/notices/no-access-page.tsx';
import { Page } from '#web/ui/page.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { ConvertPanel } from './convert-panel.tsx';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/transforms/texts.ts';
import { isManager } from '#core/actor.ts';
import { Panel } from '#web/ui/panel.tsx';
import { m } from './texts.ts';
import { deleteTransform } from '#core/transforms/actions.ts';
import { recipesList, type TransformChoice } from '#core/transforms/choices.ts';
import { transformFileText } from '#core/transforms/recipe-file.ts';
import type { Transform } from '#core/transforms/schema.ts';
import { saveBlob } from '#web/platform/download.ts';
import { ShortList } from '#web/ui/list/short-list.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { common } from '#core/messages/common-texts.ts';

const RecipeEditor = lazyPart(() => import('./editor/recipe-editor.tsx').then((it) => it.RecipeEditor));

export type TransformsPageProps = {
  /** The recipe being edited: its id, `new`, or the key of a built-in one to copy; null: none. */
  recipe: string | null;
  onRecipe(recipe: string | null): void;
};

export function TransformsPage({ recipe, onRecipe }: TransformsPageProps) {
  const actor = useActor();
  const verdict = mayTransform(actor);
  const query = useRead(transformsQuery, { enabled: verdict.yes });
  const mayChange = mayChangeTransforms(actor).yes;
  if (!verdict.yes) return <NoAccessPage title={transformTexts.title} off={verdict.why} />;
  if (recipe !== null && mayChange) {
    return (
      <Loaded query={query} failed={transformTexts.failed}>
        {(transforms) => (
          <Suspense fallback={<Loading />}>
            <RecipeEditor
              key={recipe}
              transforms={transforms}
              recipe={recipe}
              onLeave={() => onRecipe(null)}
            />
          </Suspense>
        )}
      </Loaded>
    );
  }
  return (
    <Page
      title={transformTexts.title}
      subtitle={transformTexts.subtitle}
      actions={
        mayChange && (
          <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => onRecipe('new')}>
            {t(both.newRecipe)}
          </Button>
        )
      }
    >
      <Loaded query={query} failed={transformTexts.failed}>
        {(transforms) => (
          <Group align="flex-start" gap="lg" wrap="wrap">
            <Stack gap="lg" flex="1 1 26rem" miw={0}>
              <ConvertPanel transforms={transforms} />
              {mayChange && <RecipesPanel onRecipe={onRecipe} />}
            </Stack>
            <Stack gap="lg" flex="1 1 20rem" miw={0}>
              <ImportHelp />
            </Stack>
          </Group>
        )}
      </Loaded>
    </Page>
  );
}

/** Instructions for importing the converted file into a form. */
function ImportHelp() {
  return (
    <Panel title={transformTexts.instructions}>
      <List type="ordered" spacing="sm" size="sm">
        {importSteps(isManager(useActor())).map((step) => (
          <List.Item key={step}>{step}</List.Item>
        ))}
      </List>
      <Text c="dimmed" size="sm">
        {transformTexts.command} <Code>{t(m.formdeckTransform)}</Code>
      </Text>
    </Panel>
  );
}

type OnRecipe = { onRecipe(recipe: string): void };

/** The recipes with their actions, for users who may change them. */
function RecipesPanel({ onRecipe }: OnRecipe) {
  return (
    <Panel title={transformTexts.recipes} subtitle={t(m.whatEachTransformTypeDoes)}>
      <ShortList
        list={recipesList}
        look={{
          name: (_, props) => <span {...props} />,
          menu: (recipe) => <RecipeActions recipe={recipe} onRecipe={onRecipe} />,
        }}
      />
    </Panel>
  );
}

function RecipeActions({ recipe: { key, name, own }, onRecipe }: { recipe: TransformChoice } & OnRecipe) {
  const { run, isRunning } = useAction();
  const [label, Icon] =
    own === null ? ([t(common.copy), Copy] as const) : ([t(common.edit), Pencil] as const);
  return (
    <Group gap={4} wrap="nowrap">
      <Button
        variant="default"
        size="xs"
        leftSection={<Icon size={14} aria-hidden />}
        onClick={() => onRecipe(key)}
        aria-label={`${label} ${name}`}
      >
        {label}
      </Button>
      {own !== null && (
        <>
          <Tooltip label={t(m.downloadAsJson)}>
            <ActionIcon aria-label={t(m.download, { name })} onClick={() => saveRecipe(own)}>
              <Download size={16} aria-hidden />
            </ActionIcon>
          </Tooltip>
          <Tooltip label={deleteTransform.label}>
            <ActionIcon
              loading={isRunning}
              aria-label={`${deleteTransform.label} ${name}`}
              onClick={() => void run(deleteTransform, own)}
            >
              <Trash2 size={16} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </>
      )}
    </Group>
  );
}

function saveRecipe(transform: Transform): void {
  const file = new Blob([transformFileText(transform)], { type: 'application/json' });
  saveBlob(file, `${transform.name.replaceAll(/[/\\:*?"<>|]/g, '-')}.json`);
}
