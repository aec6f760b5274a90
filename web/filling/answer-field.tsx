// A single question with its input, for the preview of a form being designed. Images stay in memory, the catalog is not
// loaded, and nothing is sent.
import { useMemo, useRef } from 'react';
import { isCalculatedOnly } from '#core/questions/fills/fills.ts';
import { attachedFileValue, storedIdOf } from '#core/questions/attached/attached-file.ts';
import { useCore } from '#web/platform/core-context.tsx';
import type { AnswerFieldProps } from '#web/slots.ts';
import { type InputWorld, InputWorldProvider } from './inputs/input-world.tsx';
import { FillItems } from './fill-items.tsx';
import { QuestionCard } from './question-card.tsx';

export function AnswerField({
  question,
  values,
  issue,
  choices,
  around,
  onValues,
  onLeave,
}: AnswerFieldProps) {
  const { newId } = useCore().ports;
  const world = useMemo(() => memoryWorld(newId), [newId]);
  const latest = useRef({ onValues, onLeave });
  latest.current = { onValues, onLeave };
  const stable = useMemo(
    () => ({
      onValues: (_: string, next: readonly string[]) => latest.current.onValues(next),
      onLeave: () => latest.current.onLeave(),
    }),
    [],
  );
  const issues = useMemo(() => (issue === null ? [] : [issue]), [issue]);
  return (
    <InputWorldProvider world={world}>
      <QuestionCard
        question={question}
        values={values}
        issues={issues}
        choices={choices}
        around={around}
        Items={FillItems}
        calculation={isCalculatedOnly(question) ? 'only' : null}
        {...stable}
      />
    </InputWorldProvider>
  );
}

function memoryWorld(newId: () => string): InputWorld {
  const images = new Map<string, Blob>();
  return {
    images: {
      async keep(mediaType, bytes) {
        const id = newId();
        images.set(id, new Blob([bytes], { type: mediaType }));
        return id;
      },
      read: async (id) => images.get(id) ?? null,
      async keepFile({ name, bytes, mediaType }, before) {
        const id = before === undefined ? newId() : storedIdOf(before);
        images.set(id, new Blob([bytes], { type: mediaType }));
        return attachedFileValue({ id, size: bytes.length, name });
      },
      readFile: async (value) => images.get(storedIdOf(value)) ?? null,
    },
    catalog: null,
    savedAnswers: {},
  };
}
