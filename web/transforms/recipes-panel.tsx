// The recipes with their actions, for users who may change them.
import { ActionIcon, Button, Group, Tooltip } from '@mantine/core';
import { Copy, Download, Pencil, Trash2 } from 'lucide-react';
import { deleteTransform } from '#core/transforms/actions.ts';
import { recipesList, type TransformChoice } from '#core/transforms/choices.ts';
import { transformFileText } from '#core/transforms/recipe-file.ts';
import type { Transform } from '#core/transforms/schema.ts';
import { transformTexts } from '#core/transforms/labels.ts';
import { saveBlob } from '#web/platform/download.ts';
import { ShortList } from '#web/ui/list/short-list.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { common } from '#core/messages/common-texts.ts';

type OnRecipe = { onRecipe(recipe: string): void };

export function RecipesPanel({ onRecipe }: OnRecipe) {
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
