// Makes a demo company of its files, as plain data with ids.
import { planCatalog } from '#core/catalog/file/plan-catalog.ts';
import { listOf, treeOf } from '#core/catalog/tree.ts';
import { indexCatalog } from '#core/filling/catalog-index.ts';
import { compileFormRules } from '#core/filling/form-rules.ts';
import { readFormFile } from '#core/forms/file/parse-form-file.ts';
import type { FormInput } from '#core/forms/schema.ts';
import { defaultTesterLimit } from '#core/forms/validate.ts';
import { viewInput } from '#core/views/schema.ts';
import { type Widget, widget } from '#core/widgets/schema.ts';
import { type DemoCompany, type DemoForm, type DemoPin, type DemoUser, named } from './data.ts';
import { type CompanyFile, type FormFile, readCompany, readDemo, readForm } from './files.ts';
import { idOf, idsOf } from './random.ts';
import { type FormWorld, readRows } from './rows.ts';

const day = 24 * 3_600_000;

/** The id of a demo company, the same at every start. */
export function companyId(key: string): string {
  return idOf(key, 'company');
}

/** All data of a company as of `now`; `key` is the name of its folder. */
export function makeCompany(key: string, now: number): DemoCompany {
  const file = readCompany(key);
  const users = file.people.map((person) => ({ id: idOf(key, 'user', person.userName), ...person }));
  const groups = Object.entries(file.groups).map(([name, members]) => ({
    id: idOf(key, 'group', name),
    name,
    members: members.map((userName) => named(users, 'userName', userName)),
  }));
  const catalog = catalogOf(key, file);
  const forms = file.forms.map((name) => ({ name, id: idOf(key, 'form', name), ...readForm(key, name) }));
  const directory = {
    groups,
    users,
    catalogTypes: catalog.types,
    forms: forms.map(({ id, form }) => ({ id, name: form.name })),
  };
  const world = {
    key,
    now,
    timeZone: file.timeZone,
    users,
    directory,
    catalog: indexCatalog(treeOf(catalog.items)),
  };
  const made = forms.map((each) => makeForm(each, world));
  return {
    key,
    id: companyId(key),
    createdAt: now - 200 * day,
    file,
    users,
    groups,
    catalog,
    forms: made,
    pins: users
      .filter(({ isAccount, role }) => isAccount && role !== 'USER')
      .flatMap((user) => file.pins.map((pin) => pinOf(pin, user, made))),
  };
}

function catalogOf(key: string, { catalogColumns: columns }: CompanyFile): DemoCompany['catalog'] {
  const text = readDemo(key, 'catalog.csv');
  const plan = planCatalog(text, { tree: [], types: [], columns }, { newId: idsOf(key, 'catalog') });
  for (const { line, message } of plan.issues) throw new Error(`Line ${line} of the catalog: ${message}`);
  const { types = [], create = [], retire = [] } = plan.changes;
  const items = create.map(({ typeId, parentId = null, code = null, fields = {}, ...item }) => ({
    ...item,
    type: named(types, 'id', typeId),
    parentId,
    code,
    fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')),
    retired: retire.includes(item.id),
    version: 1,
  }));
  return { types, items: listOf(treeOf(items)) };
}

function makeForm(given: FormFile & { id: string; name: string }, world: FormWorld): DemoForm {
  const { id, name, state, form, widgets, views } = given;
  const { now, directory } = world;
  const { input, issues } = readFormFile(
    { id, ...form },
    {
      before: null,
      published: null,
      directory,
      limits: { testers: defaultTesterLimit },
      newId: idsOf(id, 'part'),
    },
  );
  if (input === null) throw new Error(`${name}: ${issues.map(({ message }) => message).join('; ')}`);
  const rules = compileFormRules(input);
  const createdAt = state === 'draft' ? now - 12 * day : now - 198 * day;
  const ids = idsByTitle(input);
  return {
    input,
    createdAt,
    publishedAt: state === 'draft' ? null : createdAt + 2 * day,
    archivedAt: state === 'archived' ? now - 90 * day : null,
    widgets: widgets.map((each) =>
      widget.parse({ ...noWidget, ...withIds(each, ids), id: idOf(id, 'widget', each.title) }),
    ),
    views: views.map((view) => ({
      ...viewInput.parse({ ...view, scope: 'COMPANY' }),
      id: idOf(id, 'view', view.name),
    })),
    ...readRows(readDemo(world.key, 'forms', `${name}.csv`), { ...given, input, rules }, world),
  };
}

const noWidget = { filter: null, aggregation: null, groupByQuestion: null, widgetOrder: null, hidden: false };

/** The ids of a form's questions. */
export function idsByTitle({
  contextQuestions,
  questions,
}: Pick<FormInput, 'contextQuestions' | 'questions'>): Map<string, string> {
  return new Map([...contextQuestions, ...questions].map(({ text, id }) => [text, id]));
}

/** The same with ids where questions, and widgets, are named by their titles. */
export function withIds(
  value: object,
  questions: ReadonlyMap<string, string>,
  widgets: readonly Widget[] = [],
): object {
  return JSON.parse(
    JSON.stringify(value, (key, part: unknown) => {
      if (typeof part !== 'string') return part;
      if (key === 'widget') return named(widgets, 'title', part).id;
      return ['var', 'question', 'groupByQuestion'].includes(key) ? (questions.get(part) ?? part) : part;
    }),
  );
}

function pinOf(pin: CompanyFile['pins'][number], user: DemoUser, forms: readonly DemoForm[]): DemoPin {
  const form = forms.find(({ input }) => input.name === pin.form);
  const made = form?.widgets.find(({ title }) => title === pin.widget);
  const question = form?.input.questions.find(({ text }) => text === pin.widget);
  const widgetId = made?.id ?? question?.id;
  if (form === undefined || widgetId === undefined) throw new Error(`There is no widget ${pin.widget}`);
  return { user, formId: form.input.id, widgetId, isMade: made !== undefined };
}
