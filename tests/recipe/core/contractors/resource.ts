// Contractors as a resource: their list and their form, from which the page, the screen and the commands are drawn.
import { issuesOf } from '#core/errors.ts';
import type { ListState } from '#core/resource/list-view.ts';
import { choiceOf, textOf } from '#core/resource/form.ts';
import { resource } from '#core/resource/resource.ts';
import { formatDate } from '#core/time/date-format.ts';
import { parseMoment } from '#core/time/parse-moment.ts';
import { changeContractor, createContractor, deleteContractor, mayChangeContractors } from './actions.ts';
import { listContractors, readContractor } from './calls.ts';
import { type Contractor, contractorInput, type ContractorInput, type Trade, trades } from './schema.ts';
import { defineMessages } from '#core/messages/message.ts';

const m = defineMessages({
  count: {
    id: 'contractors.count',
    defaultMessage: '{count, plural, one {# contractor} other {# contractors}}',
  },
  missing: { id: 'contractors.missing', defaultMessage: 'There is no contractor "{named}".' },
});

const tradeNames: Readonly<Record<Trade, string>> = {
  BUILDING: 'Building',
  CLEANING: 'Cleaning',
  ELECTRICITY: 'Electricity',
  OTHER: 'Other',
};
const tradeOptions = trades.map((value) => ({ value, label: tradeNames[value] }));

type View = ListState & { trade: string };
/** `ends`: local, as it is entered. */
type Draft = Omit<ContractorInput, 'id' | 'endsAt'> & { ends: string };

const text = { name: '', firm: '', email: '', phone: '', notes: '' };
const blank: Draft = { ...text, trade: 'OTHER', isOnSite: false, ends: '' };
const momentFormat = "yyyy-MM-dd'T'HH:mm";

function inputOf({ ends, ...draft }: Draft, timeZone: string): ContractorInput {
  return { ...draft, endsAt: ends.trim() === '' ? null : parseMoment(ends.trim(), timeZone, 'start') };
}

export const contractors = resource<Contractor, View, Draft>({
  nameOf: ({ name }) => name,
  missing: m.missing,
  list: {
    title: 'Contractors',
    count: m.count,
    view: {
      first: { search: '', trade: 'all', page: 1 },
      search: { label: 'Search contractors', about: 'part of a name or firm' },
      choices: {
        trade: {
          label: 'Filter by trade',
          title: 'Trade',
          as: 'filter',
          options: [
            { value: 'all', label: 'All trades' },
            ...tradeOptions.map(({ value, label }) => ({ value: value.toLowerCase(), label })),
          ],
        },
      },
    },
    page: (send, { search, trade, page }) => ({
      queryKey: ['contractors', 'page', search, trade, page],
      queryFn: ({ signal }) => {
        const only = trades.find((each) => each.toLowerCase() === trade);
        const query = { page: page - 1, size: 50, search: search.trim(), ...(only && { trade: only }) };
        return send(listContractors, { query }, { signal });
      },
    }),
    keyOf: ({ id }) => id,
    columns: [
      { id: 'name', title: 'Name', text: ({ name }) => name, most: 40 },
      { id: 'firm', title: 'Firm', text: ({ firm }) => firm, most: 40 },
      { id: 'trade', title: 'Trade', text: ({ trade }) => tradeNames[trade], whole: true },
      { id: 'site', title: 'On site', text: ({ isOnSite }) => (isOnSite ? 'Yes' : 'No'), rank: 2 },
      {
        id: 'ends',
        title: 'Contract ends',
        text: ({ endsAt }, { moment }) => (endsAt === null ? '' : moment(endsAt)),
        whole: true,
        rank: 3,
      },
      { id: 'email', title: 'E-mail', text: ({ email }) => email, rank: 1 },
      { id: 'phone', title: 'Phone', text: ({ phone }) => phone, rank: 1 },
      { id: 'notes', title: 'Notes', text: ({ notes }) => notes, isLineOnly: true },
    ],
    details: [{ title: 'Notes', text: ({ notes }) => notes }],
    line: {
      name: 'name',
      below: ['firm'],
      beside: 'trade',
      cells: { trade: '8rem', email: '16rem', ends: '9rem' },
    },
    texts: {
      none: 'There are no contractors.',
      noneHint: 'Add people of other firms who work on your sites.',
      notFound: 'No contractors match.',
      notFoundHint: 'Try part of a name or firm, or another trade.',
      showAll: 'Show all contractors',
    },
  },
  form: {
    name: 'contractor',
    title: (it) => (it === null ? 'New contractor' : 'Contractor'),
    draftOf: (it, { actor }) =>
      it === null
        ? blank
        : { ...it, ends: it.endsAt === null ? '' : formatDate(it.endsAt, momentFormat, actor.timeZone) },
    fields: (draft) => [
      textOf(draft, 'name', 'Name'),
      textOf(draft, 'firm', 'Firm'),
      textOf(draft, 'email', 'E-mail', { as: 'email' }),
      textOf(draft, 'phone', 'Phone'),
      choiceOf({
        path: 'trade',
        label: 'Trade',
        value: draft.trade,
        options: tradeOptions,
        set: (trade) => ({ trade }),
      }),
      {
        kind: 'switch',
        path: 'isOnSite',
        label: 'On site now',
        value: draft.isOnSite,
        set: (isOnSite) => ({ isOnSite }),
      },
      {
        kind: 'moment',
        path: 'endsAt',
        label: 'Contract ends',
        value: draft.ends,
        set: (ends) => ({ ends }),
      },
      textOf(draft, 'notes', 'Notes', { as: 'lines', longest: 1_000 }),
    ],
    issues(draft, _, { actor }) {
      const input = inputOf(draft, actor.timeZone);
      const isWrong = draft.ends.trim() !== '' && input.endsAt === null;
      const why = { path: 'endsAt', message: 'Enter a date and time such as 2026-12-01 08:00' };
      return [...issuesOf(contractorInput, input), ...(isWrong ? [why] : [])];
    },
    save(run, { draft, thing, context: { actor } }) {
      const body = inputOf(draft, actor.timeZone);
      return thing === null ? run(createContractor, body) : run(changeContractor, { id: thing.id, body });
    },
    saveLabel: (it) => (it === null ? createContractor : changeContractor).label,
    mayChange: mayChangeContractors,
    remove: deleteContractor,
    existing: {
      title: 'Contractor',
      failed: 'This contractor could not be loaded',
      query: (send, id) => ({
        queryKey: ['contractors', 'one', id],
        queryFn: ({ signal }) => send(readContractor, { params: { id } }, { signal }),
        staleTime: 0,
      }),
    },
  },
});
