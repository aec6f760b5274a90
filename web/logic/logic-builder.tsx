// The expression builder: for conditions, alerts, calculations and formulas. It draws the expression, says it as a
// sentence, tries it on made-up answers, and shows its JSON to experts. Pages load it when they need it.
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
import { namedQuestions } from './named-questions.ts';
import { OperandField } from './fields/operand-field.tsx';
import { numberSlot } from './operand-slot.ts';
import { Sentence } from './sentence.tsx';
import { AddButtons } from './add-buttons.tsx';
import { StatementView } from './statement-view.tsx';
import { TestPanel } from './test-panel.tsx';
import { type OnLogic, useBuilder } from './use-builder.ts';
import classes from './logic-builder.module.css';

export type LogicBuilderProps = {
  /** What the expression is for: 'Show this question when'. */
  label: string;
  value: Logic | null;
  /** Null while nothing is built, and while something is still to be chosen: `finish` tells which. */
  onChange: OnLogic;
  /** A builder keeps its purpose. */
  purpose: Purpose;
  /** All questions of the form. */
  questions: readonly BuilderQuestion[];
  /** Which of them may be chosen; all unless said. What is reckoned with in a formula are numeric ones only. */
  mayUse?: (question: BuilderQuestion) => boolean;
  /** What is wrong with a whole expression, where it is not what every expression must be. */
  check?: typeof checkLogic;
  /** Where it is not there, items are shown by their ids. */
  catalog?: readonly CatalogItem[] | undefined;
  /** What the caller finds wrong; then what is still to be chosen is marked too. */
  error?: ReactNode;
  /** Somebody has just asked for a condition: where there is none, one to be filled in stands there at once. */
  begins?: boolean;
  /** Marks what is still to be chosen, once somebody has tried to save. */
  showsIssues?: boolean;
};

export function LogicBuilder({
  label,
  value,
  onChange,
  purpose,
  questions,
  mayUse,
  check = checkLogic,
  catalog,
  error,
  begins = false,
  showsIssues = error != null,
}: LogicBuilderProps) {
  const { tree, change } = useBuilder(value, purpose, onChange);
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
      <div ref={frame} role="group" aria-labelledby={labelId} className={classes.frame}>
        <div className={classes.head}>
          <span id={labelId} className={classes.label}>
            {label}
          </span>
          <SegmentedControl
            size="xs"
            aria-label="How it is edited"
            value={tab}
            onChange={(chosen) => setTab(chosen === 'json' ? 'json' : 'builder')}
            data={[
              { value: 'builder', label: 'Builder' },
              { value: 'json', label: 'JSON' },
            ]}
          />
        </div>
        <div className={classes.body} data-invalid={error != null || undefined}>
          {tab === 'json' ? (
            <JsonTab tree={tree} />
          ) : purpose === 'number' ? (
            <Formula root={tree.root} />
          ) : (
            <Conditions root={tree.root} />
          )}
        </div>
        {error != null && (
          <p role="alert" className={classes.error}>
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
    <div className={classes.conditions}>
      {root !== null && isStatement(root) && <StatementView node={root} />}
      {root?.kind === 'group' && whole !== '' && (
        <p role="alert" className={classes.error}>
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
    // What is there becomes the first number; the next thing to do is the one that is missing.
    added.current = store.get().tree.nextId + (root.kind === 'missing' ? 0 : 1);
    change((before) => changeKind(before, root.id, 'arithmetic', questions));
  };
  return (
    <div className={classes.formula}>
      <OperandField node={root} place={numberSlot('Formula', numericQuestions(offered))} />
      {(root.kind === 'variable' || root.kind === 'constant' || root.kind === 'missing') && (
        <Button
          size="xs"
          variant="default"
          leftSection={<Calculator size={14} aria-hidden />}
          onClick={calculate}
        >
          Calculate with it
        </Button>
      )}
      {issues !== '' && (
        <p role="alert" className={classes.error}>
          {issues}
        </p>
      )}
    </div>
  );
}

/** What nobody has put in yet is no issue before they have tried to save. */
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
