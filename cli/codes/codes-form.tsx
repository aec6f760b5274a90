// The fields of codes, and the first of them.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Box } from 'ink';
import type { CatalogItem } from '#core/catalog/schema.ts';
import { catalogTypesQuery } from '#core/catalog/queries.ts';
import { type CodesDraft, codeTypes, type CodeText } from '#core/codes/codes-draft.ts';
import { branchesOf } from '#core/codes/item-codes.ts';
import { labelSheets } from '#core/codes/label-sheets.ts';
import type { FieldError } from '#core/errors.ts';
import { mayFillIn } from '#core/filling/policy.ts';
import { isOn } from '#core/flags.ts';
import { formQuery, formsQuery } from '#core/forms/queries.ts';
import { isStoredType } from '#core/questions/attached/stored-types.ts';
import { useApp } from '#cli/app/use-app.ts';
import { choiceField, type Field, Form } from '#cli/terminal/input/form.tsx';
import { chooseNamed } from '#cli/terminal/input/choose-named.ts';
import { AreaContext, useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { Label } from '#cli/terminal/theme.tsx';
import { DrawnCode } from './drawn-code.tsx';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/codes/texts.ts';
import { m } from './texts.ts';

export type CodesFormProps = {
  draft: CodesDraft;
  onDraft(changes: Partial<CodesDraft>): void;
  issues: readonly FieldError[];
  first: CodeText | null;
  /** How many there are. */
  count: number;
  /** What is in the way of them. */
  note: string | null;
  /** The items to choose from. */
  catalog: readonly CatalogItem[];
  onSubmit(): void;
};

/** Columns of the fields, where a code is drawn beside them. */
const formWidth = 43;

export function CodesForm({ draft, onDraft, issues, first, count, note, catalog, onSubmit }: CodesFormProps) {
  const area = useArea();
  const { accessible } = useTerminal();
  const fields = useFields(draft, onDraft, catalog);
  const form = <Form fields={fields} issues={issues} submitLabel={t(m.drawThem)} onSubmit={onSubmit} />;
  const said = note ?? (first === null ? null : t(m.codesFirst, { count, first: first.label }));
  if (accessible)
    return (
      <Box flexDirection="column">
        {form}
        {said !== null && <Label>{said}</Label>}
      </Box>
    );
  return (
    <Box>
      <AreaContext.Provider value={{ width: formWidth, height: area.height }}>
        <Box flexDirection="column" width={formWidth + 2} flexShrink={0}>
          {form}
          <Box marginTop={1} flexDirection="column">
            {said !== null && <Label tone={note === null ? 'dim' : 'warning'}>{said}</Label>}
          </Box>
        </Box>
      </AreaContext.Provider>
      {first !== null && (
        <AreaContext.Provider value={{ width: area.width - formWidth - 2, height: area.height }}>
          <DrawnCode content={first.content} height={area.height} />
        </AreaContext.Provider>
      )}
    </Box>
  );
}

function useFields(
  draft: CodesDraft,
  onDraft: (changes: Partial<CodesDraft>) => void,
  catalog: readonly CatalogItem[],
): Field[] {
  const { core, actor } = useApp();
  const queries = useQueryClient();
  const isOfItems = draft.type === 'CATALOG';
  const types = useQuery({ ...catalogTypesQuery(core.send), enabled: isOfItems });
  const form = useQuery({ ...formQuery(core.send, draft.formId), enabled: draft.formId !== '' });
  const questions = form.data === undefined ? [] : [...form.data.contextQuestions, ...form.data.questions];
  const text = (path: keyof CodesDraft, label: string, placeholder?: string): Field => ({
    path,
    label,
    value: draft[path],
    ...(placeholder !== undefined && { placeholder }),
    onChange: (value) => onDraft({ [path]: value }),
  });
  const pick = usePick(draft, onDraft);
  const branches = branchesOf(catalog);
  const offered = codeTypes.filter((type) => type !== 'CATALOG' || isOn(actor, 'CATALOG_ENABLED'));
  const ofType: Readonly<Record<CodesDraft['type'], Field[]>> = {
    UUID: [],
    INCREMENT: [text('prefix', t(m.prefix), 'PUMP-'), text('start', t(both.startingNumber))],
    'STATIC VALUE': [text('value', t(m.value))],
    CATALOG: [
      pick(
        'branch',
        t(m.branch),
        {
          title: t(m.itemsOfWhichBranch),
          none: t(both.wholeCatalog),
          load: async () => branches,
        },
        branches.find(({ id }) => id === draft.branch)?.name,
      ),
      pick(
        'itemType',
        t(both.itemsOfType),
        {
          title: t(m.itemsOfWhichType),
          none: t(m.any),
          load: () => queries.fetchQuery(catalogTypesQuery(core.send)),
        },
        types.data?.find(({ id }) => id === draft.itemType)?.name,
      ),
    ],
  };
  const isPaper = draft.sheet === 'A4' || draft.sheet === 'Letter';
  return [
    choiceField({
      path: 'type',
      label: t(common.type),
      value: draft.type,
      choices: offered.map((type) => ({ value: type, label: type })),
      onChange: (type) => onDraft({ type }),
    }),
    ...(isOfItems ? [] : [text('howMany', t(both.howMany))]),
    ...(ofType[draft.type] ?? []),
    text('description', t(common.description), t(m.printedBelowEachCode)),
    choiceField({
      path: 'sheet',
      label: t(both.paper),
      value: draft.sheet,
      choices: papers,
      onChange: (sheet) => onDraft({ sheet }),
    }),
    ...(isPaper ? [text('perRow', t(both.rowsOf)), text('scale', t(m.scale))] : []),
    pick(
      'formId',
      t(m.opensForm),
      {
        title: t(m.whichFormDoCodesOpen),
        none: t(m.noneItContainsValue),
        load: async () =>
          (await queries.fetchQuery(formsQuery(core.send))).filter((each) => mayFillIn(actor, each).yes),
      },
      form.data?.name,
    ),
    ...(draft.formId === ''
      ? []
      : [
          pick(
            'questionId',
            t(m.answers),
            {
              title: t(m.whichQuestionDoesValueAnswer),
              none: t(both.chooseQuestion),
              load: async () =>
                questions
                  .filter(({ type }) => !isStoredType(type))
                  .map(({ id, text: name }) => ({ id, name })),
            },
            questions.find(({ id }) => id === draft.questionId)?.text,
          ),
        ]),
  ];
}

/** Makes fields for one of some things, or none. */
function usePick(draft: CodesDraft, onDraft: (changes: Partial<CodesDraft>) => void) {
  const { dialogs } = useTerminal();
  return (
    path: keyof CodesDraft,
    label: string,
    { title, none, load }: { title: string; none: string; load(): Promise<readonly Choosable[]> },
    named: string | undefined,
  ): Field => ({
    kind: 'pick',
    path,
    label,
    value: draft[path] === '' ? none : (named ?? '...'),
    onOpen: async () => {
      const things = [{ id: '', name: none }, ...(await load())];
      const chosen = await chooseNamed(dialogs, { title, things, current: [draft[path]], isOne: true });
      if (chosen !== null)
        onDraft({
          [path]: chosen[0] ?? '',
          ...(path === 'formId' && { questionId: '' }),
        });
    },
  });
}

/** Short enough to stand beside a code. */
const papers = [
  { value: 'A4', label: t(m.a4Paper) },
  { value: 'Letter', label: t(m.letterPaper) },
  ...labelSheets.map(({ name, columns, rows, page }) => ({
    value: name,
    label: `${name}: ${columns} x ${rows}, ${page}`,
  })),
];

type Choosable = { id: string; name: string };
