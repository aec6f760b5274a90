// Edits a line or an area: a point a line, WKT or GeoJSON, or on a map.
import { Textarea } from '@mantine/core';
import { shapeTexts } from '#core/questions/places/parse-shape.ts';
import type { Question } from '#core/questions/schema.ts';
import { geometryOf } from '#core/questions/types.ts';
import { useTypedText } from '#web/ui/input/use-typed-text.ts';
import { PlaceOnMap } from './place-on-map.tsx';

type RowShapeInputProps = {
  question: Question;
  values: readonly string[];
  issue: string | null;
  onValues(values: readonly string[]): void;
};

export function RowShapeInput({ question, values, issue, onValues }: RowShapeInputProps) {
  const kind = geometryOf(question.type) === 'area' ? 'area' : 'line';
  const [value = ''] = values;
  const take = (next: string) => onValues(next === '' ? [] : [next]);
  const [shown, type] = useTypedText(value, shapeTexts(kind), take);
  return (
    <>
      <Textarea
        aria-label={question.text}
        error={issue}
        autosize
        minRows={2}
        maxRows={12}
        placeholder={'-36.85, 174.76\n-36.86, 174.77'}
        value={shown}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <PlaceOnMap question={question} value={value} onValue={take} />
    </>
  );
}
