// An image, by its id: a photo or a signature.
import { isUuid } from '#core/primitives.ts';
import { answeredOperators } from './conditions.ts';
import { textFilter } from './filter.ts';
import { type AnswerKind, plainKind } from './kind.ts';

const noImage = 'Please add an image';

export const image: AnswerKind = {
  ...plainKind,
  isImage: true,
  emptyIssue: noImage,
  valueIssue: (value) => (isUuid(value) ? null : noImage),
  isImportable: false,
  reading: null,
  text: () => 'Image',
  column: 'text',
  constant: null,
  conditions: answeredOperators,
  summary: 'images',
  filter: textFilter([], 'Please enter a text'),
};
