// An image, by its id: a photo or a signature.
import { isUuid } from '#core/primitives.ts';
import { answeredOperators } from './conditions.ts';
import { textFilter } from './filter.ts';
import { type AnswerKind, plainKind } from './kind.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const noImage = t(m.pleaseAddImage);

export const image: AnswerKind = {
  ...plainKind,
  isImage: true,
  emptyIssue: noImage,
  valueIssue: (value) => (isUuid(value) ? null : noImage),
  isImportable: false,
  reading: null,
  text: () => t(m.image),
  column: 'text',
  constant: null,
  conditions: answeredOperators,
  summary: 'images',
  filter: textFilter([], t(m.pleaseEnterText)),
};
