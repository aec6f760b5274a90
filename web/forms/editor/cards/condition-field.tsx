// The condition of a question or an element.
import { memo, useMemo } from 'react';
import { setCondition } from '#core/forms/draft/draft-questions.ts';
import type { DraftSentence } from '#core/forms/draft/format-logic.ts';
import type { Logic } from '#core/logic/schema.ts';
import { parseCondition } from '#core/logic/parse-condition.ts';
import { LogicField } from './logic-field.tsx';
import { useEditorHandle } from '#web/forms/editor/use-editor.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type ConditionFieldProps = {
  id: string;
  /** JSON text, as the wire has it. */
  condition: string | null;
  sentence: DraftSentence | undefined;
  /** Otherwise an element. */
  isQuestion: boolean;
};

export const ConditionField = memo(function ConditionField(props: ConditionFieldProps) {
  const { id, condition, sentence, isQuestion } = props;
  const editor = useEditorHandle();
  const value = useMemo(() => logicOf(condition), [condition]);
  return (
    <LogicField
      itemId={id}
      field="condition"
      label={isQuestion ? t(m.askedIf) : t(m.shownIf)}
      addLabel={t(m.addCondition)}
      hint={t(isQuestion ? m.itIsAlwaysAsked : m.itIsAlwaysShown)}
      purpose="condition"
      value={value}
      sentence={sentence?.when ?? null}
      onLogic={(logic) =>
        editor.change(
          (now) => setCondition(now, id, logic === null ? null : JSON.stringify(logic)),
          `${id}.condition`,
        )
      }
    />
  );
});

/** Null if there is none, or it is invalid. */
function logicOf(condition: string | null): Logic | null {
  return condition === null ? null : (parseCondition(condition) ?? null);
}
