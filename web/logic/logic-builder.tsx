// The expression builder: for conditions, alerts, calculations and formulas. It shows the expression as a tree and as a
// sentence, tests it on sample answers, and shows its JSON to experts. Pages load it on demand.
import { Button, SegmentedControl } from '@mantine/core';
import { Calculator } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CatalogItem } from '#core/catalog/schema.ts';
import type { Logic } from '#core/logic/schema.ts';
import type { Answers } from '#core/questions/values.ts';
import {
  everyNode,
  findNode,
  isBlank,
  isOperand,
  isStatement,
  type LogicTree,
  type Node,
  type NodeId,
  type Purpose,
} from '#core/logic/builder/builder.ts';
import { addCondition } from '#core/logic/builder/builder-edit.ts';
import { changeKind } from '#core/logic/builder/builder-operands.ts';
import { builderIssues } from '#core/logic/builder/builder-issues.ts';
import { type BuilderQuestion, numericQuestions } from '#core/logic/builder/builder-operators.ts';
import { checkLogic } from '#core/logic/check.ts';
import { tryTree } from '#core/logic/test-bench.ts';
import {
  type BuilderState,
  type BuilderWorld,
  createStore,
  useIssues,
  useWorld,
  WorldContext,
} from './builder-world.tsx';
import { knownCatalog } from './fields/known-catalog.ts';
import { JsonTab } from './json-tab.tsx';
import { OperandField } from './fields/operand-field.tsx';
import { numberSlot } from './operand-slot.ts';
import { Sentence } from './sentence.tsx';
import { AddButtons } from './add-buttons.tsx';
import { StatementView } from './statement-view.tsx';
import { TestPanel } from './test-panel.tsx';
import { type OnLogic, type StoredPartial, useBuilder } from './use-builder.ts';
import classes from './logic-builder.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { isCatalogType } from '#core/questions/types.ts';
import type { ExplainedQuestion, ValueNames } from '#core/logic/explain.ts';

export type LogicBuilderProps = {
  /** The purpose of the expression: 'Show this question when'. */
  label: string;
  value: Logic | null;
  /** Where incomplete expressions are stored. */
  stored?: StoredPartial;
  /** Null while empty or incomplete: 'finish' says which. */
  onChange: OnLogic;
  /** Fixed for the builder's lifetime. */
  purpose: Purpose;
  /** All questions of the form. */
  questions: readonly BuilderQuestion[];
  /** Which of them can be chosen; by default all. Formulas only calculate with numeric ones. */
  mayUse?: (question: BuilderQuestion) => boolean;
  /** Validates a whole expression, beyond the general rules. */
  check?: typeof checkLogic;
  /** Without it, items are shown by id. */
  catalog?: readonly CatalogItem[] | undefined;
  /** The caller's issue; incomplete parts are then marked too. */
  error?: ReactNode;
  /** The user has just asked for a condition: an empty tree starts with an empty condition. */
  begins?: boolean;
  /** Marks incomplete parts, after an attempt to save. */
  showsIssues?: boolean;
};

export function LogicBuilder({
  label,
  value,
  onChange,
  stored,
  purpose,
  questions,
  mayUse,
  check = checkLogic,
  catalog,
  error,
  begins = false,
  showsIssues = error != null,
}: LogicBuilderProps) {
  const { tree, change } = useBuilder(value, purpose, onChange, stored);
  const [tab, setTab] = useState<'builder' | 'json'>('builder');
  const [answers, setAnswers] = useState<Answers | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const added = useRef<NodeId>(null);
  const labelId = useId();
  useEffect(() => {
    if (!begins) return;
    change((before) => {
      if (before.root !== null) return before;
      added.current = before.nextId + 1;
      return addCondition(before);
    });
  }, [begins, change]);

  const state = useMemo<BuilderState>(
    () => ({
      tree,
      issues: shownIssues(tree, questions, check, showsIssues),
      outcomes: answers && tryTree(tree, questions, answers).parts,
    }),
    [tree, questions, check, showsIssues, answers],
  );
  const [store] = useState(() => createStore(state));
  useLayoutEffect(() => store.set(state), [store, state]);

  const known = useMemo(() => (catalog ? knownCatalog(catalog) : null), [catalog]);
  const world = useMemo<BuilderWorld>(
    () => ({
      purpose,
      check,
      questions,
      offered: mayUse ? questions.filter(mayUse) : questions,
      named: namedQuestions(questions, known?.names ?? noNames),
      catalog: known,
      store,
      change,
      added,
      frame,
      dragGroup: labelId,
      Statement: StatementView,
    }),
    [purpose, check, questions, mayUse, known, store, change, labelId],
  );

  return (
    <WorldContext value={world}>
      <div ref={frame} role="group" aria-labelledby={labelId} className="grid min-w-0 gap-8">
        <div className="flex wrap items-end justify-between gap-y-4 gap-x-12">
          <span id={labelId} className="weight-550">
            {label}
          </span>
          <SegmentedControl
            size="xs"
            aria-label={t(m.howItIsEdited)}
            value={tab}
            onChange={(chosen) => setTab(chosen === 'json' ? 'json' : 'builder')}
            data={[
              { value: 'builder', label: t(m.builder) },
              { value: 'json', label: 'JSON' },
            ]}
          />
        </div>
        <div
          className={`min-w-0 p-12 border rounded-8 on-surface ${classes.body}`}
          data-invalid={error != null || undefined}
        >
          {tab === 'json' ? (
            <JsonTab tree={tree} />
          ) : purpose === 'number' ? (
            <Formula root={tree.root} />
          ) : (
            <Conditions root={tree.root} />
          )}
        </div>
        {error != null && (
          <p role="alert" className="m-0 danger text-xs">
            {error}
          </p>
        )}
        <Sentence tree={tree} />
        <TestPanel tree={tree} answers={answers} onAnswers={setAnswers} />
      </div>
    </WorldContext>
  );
}

const noNames = new Map<string, string>();

function Conditions({ root }: { root: Node | null }) {
  const whole = useIssues(root === null ? [] : [root.id]);
  return (
    <div className="grid gap-12">
      {root !== null && isStatement(root) && <StatementView node={root} />}
      {root?.kind === 'group' && whole !== '' && (
        <p role="alert" className="m-0 danger text-xs">
          {whole}
        </p>
      )}
      {root?.kind !== 'group' && <AddButtons placeId={null} />}
    </div>
  );
}

function Formula({ root }: { root: Node | null }) {
  const { questions, offered, change, added, store } = useWorld();
  const issues = useIssues(root === null ? [] : everyNode(root).map(({ id }) => id));
  if (root === null || !isOperand(root)) return null;
  const calculate = () => {
    // The existing operand becomes the first one; focus the missing one.
    added.current = store.get().tree.nextId + (root.kind === 'missing' ? 0 : 1);
    change((before) => changeKind(before, root.id, 'arithmetic', questions));
  };
  return (
    <div className={`grid gap-10 justify-items-start ${classes.formula}`}>
      <OperandField node={root} place={numberSlot({ name: 'formula' }, numericQuestions(offered))} />
      {(root.kind === 'variable' || root.kind === 'constant' || root.kind === 'missing') && (
        <Button
          size="xs"
          variant="default"
          leftSection={<Calculator size={14} aria-hidden />}
          onClick={calculate}
        >
          {t(m.addCalculation)}
        </Button>
      )}
      {issues !== '' && (
        <p role="alert" className="m-0 danger text-xs">
          {issues}
        </p>
      )}
    </div>
  );
}

/** Incomplete parts are not issues before an attempt to save. */
function shownIssues(
  tree: LogicTree,
  questions: readonly BuilderQuestion[],
  check: typeof checkLogic,
  isTried: boolean,
) {
  const issues = builderIssues(tree, questions, check);
  if (isTried) return issues;
  return new Map(
    [...issues].filter(([id]) => {
      const node = findNode(tree, id);
      return node !== null && !isBlank(node);
    }),
  );
}

/**
 * Questions with the names of their values, so that sentences contain names instead of ids; `items` has the names of
 * catalog items by path.
 */
function namedQuestions(questions: readonly BuilderQuestion[], items: ValueNames): ExplainedQuestion[] {
  return questions.map(({ text, ...question }) => ({
    ...question,
    text: text.trim() || t(m.questionWithoutTitle),
    ...(isCatalogType(question.type) && { valueNames: items }),
  }));
}
