// /transforms: converts device files; managers also edit the recipes.
import { Button, Code, Group, List, Stack, Text } from '@mantine/core';
import { Plus } from 'lucide-react';
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
import { RecipesPanel } from './recipes-panel.tsx';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/transforms/texts.ts';
import { isManager } from '#core/actor.ts';
import { Panel } from '#web/ui/panel.tsx';
import { m } from './texts.ts';

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
