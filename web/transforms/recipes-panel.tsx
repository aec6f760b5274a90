// The recipes with their actions, for users who may change them.
import { ActionIcon, Button, Group, Stack, Text, Tooltip } from '@mantine/core';
import { Copy, Download, Pencil, Trash2 } from 'lucide-react';
import { deleteTransform } from '#core/transforms/actions.ts';
import { shippedTransforms } from '#core/transforms/metal-detection.ts';
import { transformFileText } from '#core/transforms/recipe-file.ts';
import type { Transform } from '#core/transforms/schema.ts';
import { saveBlob } from '#web/platform/download.ts';
import { Panel } from '#web/ui/panel.tsx';
import { useAction } from '#web/ui/use-action.ts';
import classes from './transforms.module.css';

export type RecipesPanelProps = {
  transforms: readonly Transform[];
  onRecipe(recipe: string): void;
};

export function RecipesPanel({ transforms, onRecipe }: RecipesPanelProps) {
  const { run, isRunning } = useAction();
  return (
    <Panel
      title="Recipes"
      subtitle="What each transform type does. Your company's recipes are available to everyone in it."
    >
      <Stack component="ul" gap={0} className="bare-list">
        {shippedTransforms.map(({ key, name }) => (
          <li key={key} className={`row justify-between gap-12 py-10 border-above ${classes.recipe}`}>
            <Naming name={name} note="Comes with Formdeck" />
            <Button
              variant="default"
              size="xs"
              leftSection={<Copy size={14} aria-hidden />}
              onClick={() => onRecipe(key)}
              aria-label={`Copy ${name}`}
            >
              Copy
            </Button>
          </li>
        ))}
        {transforms.map((transform) => (
          <li
            key={transform.id}
            className={`row justify-between gap-12 py-10 border-above ${classes.recipe}`}
          >
            <Naming name={transform.name} note={transform.description || `By ${transform.user.userName}`} />
            <Group gap={4} wrap="nowrap">
              <Button
                variant="default"
                size="xs"
                leftSection={<Pencil size={14} aria-hidden />}
                onClick={() => onRecipe(transform.id)}
                aria-label={`Edit ${transform.name}`}
              >
                Edit
              </Button>
              <Tooltip label="Download as JSON">
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={`Download ${transform.name}`}
                  onClick={() => saveRecipe(transform)}
                >
                  <Download size={16} aria-hidden />
                </ActionIcon>
              </Tooltip>
              <Tooltip label="Delete">
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  loading={isRunning}
                  aria-label={`Delete ${transform.name}`}
                  onClick={() => void run(deleteTransform, transform)}
                >
                  <Trash2 size={16} aria-hidden />
                </ActionIcon>
              </Tooltip>
            </Group>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}

function Naming({ name, note }: { name: string; note: string }) {
  return (
    <div className="min-w-0">
      <Text fw={600} truncate>
        {name}
      </Text>
      <Text size="xs" c="dimmed" truncate>
        {note}
      </Text>
    </div>
  );
}

function saveRecipe(transform: Transform): void {
  const file = new Blob([transformFileText(transform)], { type: 'application/json' });
  saveBlob(file, `${transform.name.replaceAll(/[/\\:*?"<>|]/g, '-')}.json`);
}
