import { expect, it } from 'vitest';
import { shippedTransforms } from './metal-detection.ts';
import { parseRecipeFile, parseTransformFile, transformFileText } from './recipe-file.ts';

const step = { kind: 'rename', column: 'A', to: 'B' };

it('names keys that no recipe has, and what they may have meant', () => {
  const steps = [{ ...step, colum: 'C' }];
  const said = 'Step 1: There is no field "colum". Did you mean "column"';
  expect(() => parseTransformFile({ name: 'Gates', recipe: { steps } })).toThrow(said);
  expect(() => parseRecipeFile({ steps })).toThrow(said);
  expect(() => parseRecipeFile({ step: [step] })).toThrow(
    'There is no field "step". Did you mean "steps"? (step)',
  );
  expect(() => parseTransformFile({ nam: 'x', name: 'Gates', recipe: {} })).toThrow(
    'There is no field "nam".',
  );
});

it('takes what is written, and the recipes that are shipped', () => {
  for (const shipped of shippedTransforms) {
    const file: unknown = JSON.parse(transformFileText(shipped));
    expect(parseTransformFile(file).recipe).toEqual(shipped.recipe);
    expect(parseRecipeFile(shipped.recipe)).toEqual(shipped.recipe);
  }
});
