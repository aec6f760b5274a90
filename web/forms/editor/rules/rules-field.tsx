// The rules of a question: what an answer must be like beyond its type. Each has its fields, and a message of its own if the
// one that is made from it does not suffice.
import { ActionIcon, Button, Checkbox, Group, TextInput } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import { withoutRule } from '#core/forms/draft/draft-expressions.ts';
import { setRules } from '#core/forms/draft/draft-questions.ts';
import type { DraftPart, DraftQuestion } from '#core/forms/draft/form-draft.ts';
import { fieldPath } from '#core/forms/draft/issue-locations.ts';
import type { Explain } from '#core/questions/rules/rule.ts';
import { firstRule, recordOf, ruleKindsOf, ruleText } from '#core/questions/rules/rules.ts';
import { type QuestionRule, ruleMessageLimit, rulesLimit } from '#core/questions/rules/schema.ts';
import { questionTypes } from '#core/questions/types.ts';
import { focusSoon } from '#web/forms/editor/focus.ts';
import { useEditorHandle } from '#web/forms/editor/use-editor.ts';
import { useField } from '#web/forms/editor/use-issues.ts';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import { t } from '#core/messages/text.ts';
import { RuleFields } from './rule-fields.tsx';
import { m } from './texts.ts';
import { useExplain } from './use-explain.ts';

export type RulesFieldProps = Pick<DraftQuestion, 'id' | 'type' | 'rules'> & {
  part: DraftPart;
  /** Entries ask it: an answer is unique among none, and its rules must hold. */
  isOfEntries: boolean;
};

export const RulesField = memo(function RulesField({
  id,
  type,
  rules = [],
  part,
  isOfEntries,
}: RulesFieldProps) {
  const editor = useEditorHandle();
  const { id: fieldId, error } = useField(id, 'rules');
  const explain = useExplain();
  const [removals, setRemovals] = useState(0);
  const scale = type === null ? null : questionTypes[type].scale;
  // A second one of a kind would say the same again; expressions say anything.
  const offered = ruleKindsOf(type, { isOfRow: part === 'rows' && !isOfEntries }).filter(
    (kind) => kind === 'expression' || rules.every((rule) => rule.kind !== kind),
  );
  const change = (next: readonly QuestionRule[], typedIn: string | null = null) =>
    editor.change((now) => setRules(now, id, next), typedIn);
  if (offered.length === 0 && rules.length === 0) return null;
  return (
    <div id={fieldId} role="group" aria-label={t(m.rules)} tabIndex={-1} className="rounded-8">
      <p className="m-0 mb-6 weight-550">{t(m.rules)}</p>
      {rules.map((rule, index) => (
        <Rule
          // oxlint-disable-next-line react/no-array-index-key -- a rule has no id, and only moves when one is removed
          key={`${removals}.${index}`}
          itemId={id}
          index={index}
          rule={rule}
          isScale={scale !== null}
          mustHold={isOfEntries}
          explain={explain}
          onRule={(next, typedIn) => change(rules.with(index, next), typedIn)}
          onRemove={() => {
            change(rules.toSpliced(index, 1));
            editor.replace((now) => ({ ...now, unfinished: withoutRule(now.unfinished, id, index) }));
            setRemovals(removals + 1);
            focusSoon([fieldId]);
          }}
        />
      ))}
      {error !== null && (
        <p className="m-0 mt-6 danger text-xs" role="alert">
          {error}
        </p>
      )}
      {offered.length > 0 && rules.length < rulesLimit && (
        <Group gap="sm">
          <ActionMenu
            label={t(m.addRule)}
            button={
              <Button variant="default" size="xs" leftSection={<Plus size={14} aria-hidden />}>
                {t(m.addRule)}
              </Button>
            }
            choices={offered.map((kind) => ({
              id: kind,
              label: recordOf(kind).label,
              onChoose: () => {
                change([...rules, firstRule(kind, type)]);
                focusSoon([fieldPath(id, `rules.${rules.length}`)]);
              },
            }))}
          />
          {rules.length === 0 && <span className="faint text-xs">{t(m.anyAnswer)}</span>}
        </Group>
      )}
    </div>
  );
});

type RuleProps = {
  itemId: string;
  index: number;
  rule: QuestionRule;
  isScale: boolean;
  /** It cannot be passed with a reason. */
  mustHold: boolean;
  explain: Explain;
  /** `typedIn`: the field in which somebody types, whose changes are one step to undo. */
  onRule(rule: QuestionRule, typedIn: string | null): void;
  onRemove(): void;
};

function Rule({ itemId, index, rule, isScale, mustHold, explain, onRule, onRemove }: RuleProps) {
  const { label } = recordOf(rule.kind);
  const number = index + 1;
  const message = useField(itemId, `rules.${index}.message`);
  return (
    <div
      id={fieldPath(itemId, `rules.${index}`)}
      role="group"
      aria-label={t(m.ruleNumber, { number, rule: label })}
      tabIndex={-1}
      className="rounded-8 on-sunken stack gap-8 mb-8"
      style={{ padding: '0.5rem 0.875rem 0.75rem' }}
    >
      <div className="row gap-6">
        <span className="grow weight-550 text-sm">{label}</span>
        <ActionIcon aria-label={t(m.removeRule, { rule: label })} onClick={onRemove}>
          <Trash2 size={16} aria-hidden />
        </ActionIcon>
      </div>
      <RuleFields
        itemId={itemId}
        index={index}
        rule={rule}
        isScale={isScale}
        explain={explain}
        onRule={onRule}
      />
      <TextInput
        {...message}
        label={t(m.message)}
        placeholder={ruleText({ ...rule, message: null }, explain)}
        maxLength={ruleMessageLimit}
        value={rule.message ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onRule({ ...rule, message: value === '' ? null : value }, message.id)
        }
      />
      {!mustHold && (
        <Checkbox
          label={t(m.mayBePassed)}
          description={t(m.mayBePassedMeans)}
          checked={rule.passable === true}
          onChange={({ currentTarget: { checked } }) => {
            const { passable: _, ...must } = rule;
            onRule(checked ? { ...must, passable: true } : must, null);
          }}
        />
      )}
    </div>
  );
}
