// Makes a demo company of its files, as plain data with ids.
import type { Insertable } from 'kysely';
import { planCatalog } from '#core/catalog/file/plan-catalog.ts';
import { listOf, treeOf } from '#core/catalog/tree.ts';
import { indexCatalog } from '#core/filling/catalog/catalog-index.ts';
import { compileFormRules } from '#core/filling/form-rules.ts';
import { readFormFile } from '#core/forms/file/parse-form-file.ts';
import type { FormInput } from '#core/forms/schema.ts';
import { defaultTesterLimit } from '#core/forms/validate.ts';
import { rowFilter } from '#core/sheets/schema.ts';
import { viewInput } from '#core/views/schema.ts';
import { type Widget, widget } from '#core/widgets/schema.ts';
import { json } from '#server/db/json.ts';
import type { Tables } from '#server/db/tables.ts';
import { type DemoCompany, type DemoForm, type DemoUser, formNamed, named } from './data.ts';
import { type CompanyFile, type FormFile, readCompany, readDemo, readForm } from './files.ts';
import { idOf, idsOf } from './ids.ts';
import { type FormWorld, readRows } from './rows.ts';

const day = 24 * 3_600_000;

/** The id of a demo company, the same at every start. */
export function idOfCompany(key: string): string {
  return idOf(key, 'company');
}

/** All data of a company as of `now`; `key` is the name of its folder. */
export function makeCompany(key: string, now: number): DemoCompany {
  const id = idOfCompany(key);
  const file = readCompany(key);
  const users = file.people.map((person) => ({
    id: idOf(key, 'user', person.userName),
    photo: person.hasPhoto ? idOf(key, 'photo', person.userName) : null,
    ...person,
  }));
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
    forms: forms.map(({ id: formId, form }) => ({ id: formId, name: form.name })),
  };
  const world = {
    companyId: id,
    now,
    timeZone: file.timeZone,
    users,
    directory,
    catalog: indexCatalog(treeOf(catalog.items)),
  };
  const made = forms.map((each) => makeForm(key, each, world));
  return {
    key,
    id,
    createdAt: now - 200 * day,
    file,
    users,
    groups,
    catalog,
    forms: made,
    pins: users
      .filter(({ isAccount, role }) => isAccount && role !== 'USER')
      .flatMap((user) => pinsOf(id, user, file.pins, made)),
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

function makeForm(key: string, given: FormFile & { id: string; name: string }, world: FormWorld): DemoForm {
  const { id, name, state, form, widgets, views } = given;
  const { now, directory } = world;
  const names = new Map<string, string>();
  const { input, issues } = readFormFile(withPictureIds({ ...form, id }, names), {
    before: null,
    published: null,
    directory,
    limits: { testers: defaultTesterLimit },
    newId: idsOf(id, 'part'),
  });
  if (input === null) throw new Error(`${name}: ${issues.map(({ message }) => message).join('; ')}`);
  const rules = compileFormRules(input, () => now);
  const createdAt = state === 'draft' ? now - 12 * day : now - 198 * day;
  const ids = idsByTitle(input);
  const user = named(world.users, 'role', 'ADMIN');
  return {
    input,
    pictures: [...names].map(([image, picture]) => ({ id: image, picture, user, sheetId: null, createdAt })),
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
    ...readRows(readDemo(key, 'forms', `${name}.csv`), { ...given, input, rules }, world),
  };
}

/** A form whose pictures, named by what they are drawn from, have ids; `names` gets what each is drawn from. */
function withPictureIds(form: { id: string }, names: Map<string, string>): object {
  return JSON.parse(
    JSON.stringify(form, (key, part: { id: string }) => {
      if (key !== 'picture') return part;
      const id = idOf(form.id, 'picture', part.id);
      names.set(id, part.id);
      return { ...part, id };
    }),
  );
}

const noWidget = {
  map: null,
  filter: null,
  aggregation: null,
  groupByQuestion: null,
  widgetOrder: null,
  hidden: false,
};

/** The ids of a form's questions, and of those of entries. */
export function idsByTitle({
  contextQuestions,
  questions,
}: Pick<FormInput, 'contextQuestions' | 'questions'>): Map<string, string> {
  const all = [...contextQuestions, ...questions];
  // Of two with one title, that of rows.
  return new Map(
    [...all.flatMap(({ questions: own = [] }) => own), ...all].map(({ text, id }) => [text, id]),
  );
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
      return [
        'var',
        'question',
        'groupByQuestion',
        'splitQuestion',
        'placeQuestion',
        'entriesQuestion',
      ].includes(key)
        ? (questions.get(part) ?? part)
        : part;
    }),
  );
}

/** The widgets on Home of a user who sees more than their own sheets, from the most recently changed sheets. */
function pinsOf(
  companyId: string,
  user: DemoUser,
  pins: CompanyFile['pins'],
  forms: readonly DemoForm[],
): Insertable<Tables['pins']>[] {
  return pins.map(({ form: formName, widget: title }, place) => {
    const { input, widgets } = formNamed({ forms }, formName);
    const made = widgets.find((each) => each.title === title)?.id ?? null;
    const widgetId = made ?? named(input.questions, 'text', title).id;
    const pin = { company_id: companyId, user_id: user.id, widget_id: widgetId, form_id: input.id };
    const filter = json(rowFilter.parse({}));
    return { ...pin, made_widget_id: made, sheet_ids: null, filter, step: 0, place };
  });
}
