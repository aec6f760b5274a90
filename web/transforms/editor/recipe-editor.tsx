// The recipe editor: the steps for a sample file, with a live preview of the result.
import { Button, Group, Menu, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { leaveUnsaved } from '#core/action.ts';
import { changeTransform, createTransform } from '#core/transforms/actions.ts';
import { shippedTransforms } from '#core/transforms/metal-detection.ts';
import {
  type Recipe,
  type RecipeStep,
  recipe as recipeShape,
  type Transform,
  transformNameLimit,
} from '#core/transforms/schema.ts';
import { previewOf } from '#core/transforms/preview.ts';
import type { Sample } from '#core/transforms/sample.ts';
import { newStep, stepChoices } from '#core/transforms/step-kinds.ts';
import { columnsAfter } from '#core/transforms/steps.ts';
import { transformTexts } from '#core/transforms/labels.ts';
import { confirm } from '#web/ui/dialog/confirm.tsx';
import { Page } from '#web/ui/page.tsx';
import { Trail } from '#web/ui/frame/trail.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useAction } from '#web/ui/use-action.ts';
import classes from './recipe-editor.module.css';
import { InputFields } from './input-fields.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { SampleDrop } from './sample-drop.tsx';
import { StepCard } from './step-card.tsx';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/transforms/texts.ts';
import { m } from './texts.ts';

export type RecipeEditorProps = {
  transforms: readonly Transform[];
  /** An id, `new`, or the key of a built-in recipe. */
  recipe: string;
  onLeave(): void;
};

type KeyedStep = { key: number; step: RecipeStep };
type Draft = { name: string; description: string; input: Recipe['input']; steps: readonly KeyedStep[] };

export function RecipeEditor({ transforms, recipe: which, onLeave }: RecipeEditorProps) {
  const existing = transforms.find(({ id }) => id === which);
  const [draft, setDraft] = useState(() => draftOf(which, existing));
  const [sample, setSample] = useState<Sample | null>(null);
  const [isTried, setIsTried] = useState(false);
  const { run, isRunning } = useAction();
  const [initial] = useState(draft);
  const isSaved = useRef(false);
  const isChanged = () => draft !== initial && !isSaved.current;
  useBlocker({
    shouldBlockFn: async () => isChanged() && !(await confirm(leaveUnsaved)),
    enableBeforeUnload: isChanged,
  });

  const recipe = useMemo<Recipe>(
    () => ({ input: draft.input, steps: draft.steps.map(({ step }) => step) }),
    [draft.input, draft.steps],
  );
  const preview = useDeferredValue(useMemo(() => previewOf(recipe, sample), [recipe, sample]));
  const columns = columnsBefore(preview.sourceColumns, recipe.steps);
  const nameIssue = isTried && draft.name.trim() === '' ? t(both.nameIsRequired) : undefined;

  const save = async () => {
    setIsTried(true);
    if (draft.name.trim() === '' || preview.stepIssues.size > 0 || preview.isRefused) return;
    const input = { name: draft.name, description: draft.description, recipe };
    const ended = existing
      ? await run(changeTransform, { id: existing.id, input })
      : await run(createTransform, input);
    if (!ended.done) return;
    isSaved.current = true;
    onLeave();
  };

  return (
    <Page
      title={existing === undefined ? t(both.newRecipe) : t(m.editRecipe)}
      trail={<Trail steps={[{ label: transformTexts.title, onChoose: onLeave }]} />}
      actions={
        <>
          <Button variant="default" onClick={onLeave}>
            {t(common.cancel)}
          </Button>
          <Button loading={isRunning} onClick={() => void save()}>
            {t(common.save)}
          </Button>
        </>
      }
      width="full"
    >
      <div className={`grid items-start gap-20 ${classes.columns}`}>
        <Stack gap="lg" miw={0}>
          <AboutPanel
            draft={draft}
            issue={nameIssue}
            onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
          />
          <Panel title={t(m.file)} subtitle={t(m.howTableIsLaidOut)}>
            <InputFields
              input={draft.input}
              onInput={(input) => setDraft((before) => ({ ...before, input }))}
            />
          </Panel>
          <StepsPanel
            steps={draft.steps}
            columns={columns}
            issues={isTried || sample !== null ? preview.stepIssues : noIssues}
            onSteps={(change) => setDraft((before) => ({ ...before, steps: change(before.steps) }))}
          />
        </Stack>
        <div className={`sticky top-16 min-w-0 ${classes.preview}`}>
          <Panel title={t(m.sampleFile)} subtitle={t(m.itStaysOnThisComputer)}>
            <SampleDrop sample={sample} onSample={setSample} />
            {sample !== null && <PreviewPanel preview={preview} />}
          </Panel>
        </div>
      </div>
    </Page>
  );
}

type StepsPanelProps = {
  steps: readonly KeyedStep[];
  /** Before each step, and after the last. */
  columns: readonly (readonly string[])[];
  issues: ReadonlyMap<number, string>;
  onSteps(change: (steps: readonly KeyedStep[]) => readonly KeyedStep[]): void;
};

function StepsPanel({ steps, columns, issues, onSteps }: StepsPanelProps) {
  return (
    <Panel title={t(m.steps)} subtitle={t(m.whatHappensToEachRow)}>
      {steps.length === 0 && <Text c="dimmed">{t(m.withoutStepsTableStaysAs)}</Text>}
      <Stack component="ol" gap="sm" className="bare-list">
        {steps.map(({ key, step }, index) => (
          <StepCard
            key={key}
            number={index + 1}
            of={steps.length}
            step={step}
            columns={columns[index] ?? []}
            issue={issues.get(index) ?? null}
            onStep={(next) =>
              onSteps((before) => before.map((each) => (each.key === key ? { key, step: next } : each)))
            }
            onMove={(by) => onSteps((before) => moved(before, index, by))}
            onDelete={() => onSteps((before) => before.filter((each) => each.key !== key))}
          />
        ))}
      </Stack>
      <Group>
        <AddStep
          onAdd={(kind) =>
            onSteps((before) => [
              ...before,
              { key: nextKey(before), step: newStep(kind, columns.at(-1) ?? []) },
            ])
          }
        />
      </Group>
    </Panel>
  );
}

const noIssues: ReadonlyMap<number, string> = new Map();

type AboutPanelProps = {
  draft: Draft;
  issue: string | undefined;
  onChange(part: Partial<Draft>): void;
};

/** What the recipe is called, and what it is for. */
function AboutPanel({ draft, issue, onChange }: AboutPanelProps) {
  return (
    <Panel title={t(common.name)}>
      <TextInput
        label={t(common.name)}
        withAsterisk
        placeholder={t(m.suchAsScaleLine4)}
        maxLength={transformNameLimit}
        value={draft.name}
        error={issue}
        onChange={({ currentTarget: { value } }) => onChange({ name: value })}
      />
      <Textarea
        label={t(common.description)}
        placeholder={t(m.whichDeviceAndWhichForm)}
        autosize
        maxRows={4}
        maxLength={1_000}
        value={draft.description}
        onChange={({ currentTarget: { value } }) => onChange({ description: value })}
      />
    </Panel>
  );
}

function AddStep({ onAdd }: { onAdd(kind: RecipeStep['kind']): void }) {
  return (
    <Menu position="bottom-start" width={280}>
      <Menu.Target>
        <Button variant="default" leftSection={<Plus size={16} aria-hidden />}>
          {t(m.addStep)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="24rem" className="scroll-y">
        {stepChoices.map(({ kind, label, description }) => (
          <Menu.Item key={kind} onClick={() => onAdd(kind)}>
            {label}
            <Text size="xs" c="dimmed">
              {description}
            </Text>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function draftOf(which: string, existing: Transform | undefined): Draft {
  const shipped = shippedTransforms.find(({ key }) => key === which);
  const { input, steps } = existing?.recipe ?? shipped?.recipe ?? recipeShape.parse({});
  return {
    name: existing?.name ?? (shipped === undefined ? '' : `${shipped.name} (copy)`),
    description: existing?.description ?? shipped?.description ?? '',
    input,
    steps: steps.map((step, key) => ({ key, step })),
  };
}

/** The input columns of each step, followed by the output columns of the last one. */
function columnsBefore(source: readonly string[], steps: readonly RecipeStep[]): (readonly string[])[] {
  const all: (readonly string[])[] = [source];
  for (const step of steps) all.push(columnsAfter(step, all.at(-1) ?? []));
  return all;
}

function nextKey(steps: readonly KeyedStep[]): number {
  return Math.max(-1, ...steps.map(({ key }) => key)) + 1;
}

function moved(steps: readonly KeyedStep[], index: number, by: number): readonly KeyedStep[] {
  const [step] = steps.slice(index, index + 1);
  return step === undefined ? steps : steps.toSpliced(index, 1).toSpliced(index + by, 0, step);
}
