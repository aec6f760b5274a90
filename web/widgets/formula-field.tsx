// The formula of a widget: typed with completion, or built of blocks, as its menu says.
import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { type ComponentProps, Suspense, useRef, useState } from 'react';
import { completed, completionsAt } from '#core/logic/complete-expression.ts';
import type { Logic } from '#core/logic/schema.ts';
import { textToType, typedExpression } from '#core/logic/typed-expression.ts';
import { checkFormula } from '#core/logic/check.ts';
import type { FilteredQuestion } from '#core/forms/filtered-questions.ts';
import type { Question } from '#core/questions/schema.ts';
import { isFormulaType } from '#core/widgets/widget-issues.ts';
import type { StoredPartial } from '#web/logic/use-builder.ts';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Loading } from '#web/ui/notices/loading.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const LogicBuilder = lazyPart(() => import('#web/logic/logic-builder.tsx').then((it) => it.LogicBuilder));

export type FormulaFieldProps = {
  value: Logic | null;
  questions: readonly FilteredQuestion[];
  catalog: ComponentProps<typeof LogicBuilder>['catalog'];
  error: string | undefined;
  /** Where what is half built is stored; by default nowhere. */
  stored?: StoredPartial | undefined;
  onChange(map: Logic | null): void;
};

export function FormulaField(props: FormulaFieldProps) {
  const { value, questions, catalog, error, stored, onChange } = props;
  const [isBuilt, setIsBuilt] = useState(false);
  return (
    <div data-field="map" className="grid gap-4">
      <div className="flex items-start gap-4">
        <div className="min-w-0" style={{ flex: 1 }}>
          {isBuilt ? (
            <Suspense fallback={<Loading />}>
              <LogicBuilder
                label={t(m.formula)}
                purpose="number"
                value={value}
                questions={questions}
                mayUse={mayCalculate}
                check={checkFormula}
                catalog={catalog}
                error={error}
                {...(stored && { stored })}
                onChange={onChange}
              />
            </Suspense>
          ) : (
            <TypedFormula {...props} />
          )}
        </div>
        <ActionMenu
          label={t(m.waysToFormula)}
          choices={[
            isBuilt
              ? { id: 'typed', label: t(m.typeFormula), onChoose: () => setIsBuilt(false) }
              : { id: 'built', label: t(m.buildFormula), onChoose: () => setIsBuilt(true) },
          ]}
        />
      </div>
    </div>
  );
}

function TypedFormula({ value, questions: known, error, onChange }: FormulaFieldProps) {
  const questions = known.filter(mayCalculate);
  const [text, setText] = useState(() => textToType(value, questions));
  const [caret, setCaret] = useState(text.length);
  const [wasLeft, setWasLeft] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const combobox = useCombobox();
  const { from, choices } = completionsAt(text, caret, questions);
  const { issue } = typedExpression(text, questions);
  const type = (next: string, at: number) => {
    setText(next);
    setCaret(at);
    setWasLeft(false);
    onChange(typedExpression(next, questions).expression);
  };
  const take = (title: string) => {
    const chosen = choices.find((choice) => choice.title === title);
    combobox.closeDropdown();
    if (chosen === undefined) return;
    const next = completed(text, caret, { from, text: chosen.text });
    type(next.text, next.caret);
    // Once the text is there.
    requestAnimationFrame(() => input.current?.setSelectionRange(next.caret, next.caret));
  };
  const move = () => setCaret(input.current?.selectionStart ?? text.length);
  return (
    <Combobox store={combobox} onOptionSubmit={take}>
      <Combobox.Target>
        <TextInput
          ref={input}
          label={t(m.formula)}
          description={t(m.formulaExample)}
          value={text}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          error={error !== undefined || wasLeft ? (issue ?? error) : undefined}
          onChange={({ currentTarget }) => {
            type(currentTarget.value, currentTarget.selectionStart ?? currentTarget.value.length);
            combobox.openDropdown();
            combobox.resetSelectedOption();
          }}
          onFocus={() => combobox.openDropdown()}
          onKeyUp={move}
          onClick={move}
          onBlur={() => {
            combobox.closeDropdown();
            setWasLeft(true);
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={choices.length === 0}>
        <Combobox.Options aria-label={t(m.questionsForFormula)}>
          {choices.map(({ title, text: written }) => (
            <Combobox.Option key={written} value={title}>
              {title}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function mayCalculate({ type }: Pick<Question, 'type'>): boolean {
  return isFormulaType(type);
}
