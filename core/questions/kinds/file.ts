// A file that is attached: a document, or a recording of sound. Its value says its name and size (core/questions/attached/).
import { sizeText } from '#core/count-text.ts';
import { attachedFileOf, nameOfAttached } from '#core/questions/attached/attached-file.ts';
import { type FileGroup, fileTypeOf } from '#core/questions/attached/file-types.ts';
import { m as files } from '#core/questions/attached/texts.ts';
import { valuesOf } from '#core/questions/values.ts';
import { t } from '#core/messages/text.ts';
import { answeredOperators } from './conditions.ts';
import { textFilter, textTest } from './filter.ts';
import { type AnswerKind, plainKind } from './kind.ts';
import { m } from './texts.ts';

const enterText = t(m.pleaseEnterText);

function attached(group: FileGroup, missing: string): AnswerKind {
  return {
    ...plainKind,
    attaches: group,
    emptyIssue: missing,
    valueIssue: (value) => {
      const file = attachedFileOf(value);
      return file !== null && fileTypeOf(file.name)?.group === group ? null : missing;
    },
    isImportable: false,
    reading: null,
    text: fileText,
    column: 'text',
    constant: null,
    conditions: answeredOperators,
    summary: 'list',
    filter: textFilter(['CONTAINS', 'NOT_CONTAINS', 'ANSWERED', 'NOT_ANSWERED'], enterText, {
      // Of its name: nobody searches for an id.
      test: (condition) => {
        const test = textTest(condition);
        return (answer) => {
          const [value] = valuesOf(answer);
          return test(value === undefined ? undefined : nameOfAttached(value));
        };
      },
    }),
  };
}

export const file: AnswerKind = attached('document', t(files.pleaseAddFile));

export const recording: AnswerKind = attached('recording', t(files.pleaseAddRecording));

function fileText(value: string): string {
  const found = attachedFileOf(value);
  return found === null ? value : t(files.fileWithSize, { name: found.name, size: sizeText(found.size) });
}
