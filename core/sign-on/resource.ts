// Providers of single sign-on as a resource: their list and their form, from which the page and the commands are drawn.
import { issuesOf } from '#core/errors.ts';
import { t } from '#core/messages/text.ts';
import { choiceOf, type FormField, textOf } from '#core/resource/form.ts';
import type { ListState } from '#core/resource/list-view.ts';
import { type AnyResource, type Resource, resource } from '#core/resource/resource.ts';
import { roleNames } from '#core/users/list-users.ts';
import { changeProvider, createProvider, deleteProvider, mayChangeSignOn } from './actions.ts';
import { listProviders, readProvider } from './calls.ts';
import { mappingLines, readMappingLines } from './mapping-lines.ts';
import { type NewAccounts, newAccounts, type Provider, providerInput, type ProviderInput } from './schema.ts';
import { m } from './texts.ts';

/** `domains` and `mappings`: as they are typed. */
export type ProviderDraft = Omit<ProviderInput, 'id' | 'domains' | 'mappings' | 'clientSecret'> & {
  domains: string;
  mappings: string;
  clientSecret: string;
};

const blank: ProviderDraft = {
  name: '',
  issuer: '',
  clientId: '',
  clientSecret: '',
  domains: '',
  isOn: false,
  trustsEmail: false,
  newAccounts: 'NONE',
  scopes: '',
  groupsClaim: 'groups',
  mappings: '',
  followsMappings: false,
};

function inputOf({ domains, mappings, clientSecret, ...draft }: ProviderDraft): ProviderInput {
  return {
    ...draft,
    domains: domains.split(/[\s,;]+/).filter((each) => each !== ''),
    mappings: readMappingLines(mappings).mappings,
    ...(clientSecret !== '' && { clientSecret }),
  };
}

/** What each choice of new accounts means. */
export function newAccountsText(value: NewAccounts): string {
  if (value === 'NONE') return t(m.nobody);
  return value === 'MAPPED' ? t(m.onlyMapped) : t(m.everybodyAs, { role: roleNames[value] });
}

type SwitchName = 'isOn' | 'trustsEmail' | 'followsMappings';
function switchOf(
  draft: ProviderDraft,
  path: SwitchName,
  label: string,
  help?: string,
): FormField<ProviderDraft> {
  return { kind: 'switch', path, label, help, value: draft[path], set: (value) => ({ [path]: value }) };
}

export const providers: Resource<Provider, ListState, ProviderDraft> = {
  nameOf: ({ name }) => name,
  missing: m.missing,
  list: {
    title: t(m.title),
    count: m.count,
    view: {
      first: { search: '', page: 1 },
      search: { label: t(m.searchProviders), about: t(m.partOfName) },
      choices: {},
    },
    page: (send, { search, page }) => ({
      queryKey: ['signOn', 'page', search, page],
      queryFn: ({ signal }) =>
        send(listProviders, { query: { page: page - 1, size: 50, search: search.trim() } }, { signal }),
    }),
    keyOf: ({ id }) => id,
    columns: [
      { id: 'name', title: t(m.name), text: ({ name }) => name, most: 40 },
      {
        id: 'state',
        title: t(m.state),
        text: ({ isOn }) => t(isOn ? m.on : m.off),
        tone: ({ isOn }) => (isOn ? 'good' : 'warning'),
        whole: true,
      },
      { id: 'issuer', title: t(m.issuer), text: ({ issuer }) => issuer, most: 50 },
      { id: 'domains', title: t(m.domains), text: ({ domains }) => domains.join(', '), rank: 1 },
      {
        id: 'accounts',
        title: t(m.newAccounts),
        text: (it) => newAccountsText(it.newAccounts),
        rank: 2,
      },
    ],
    details: [{ title: t(m.redirectAddress), text: ({ redirectAddress }) => redirectAddress }],
    line: {
      name: 'name',
      below: ['issuer'],
      beside: 'state',
      cells: { state: '5rem', domains: '14rem' },
    },
    texts: {
      none: t(m.none),
      noneHint: t(m.noneHint),
      notFound: t(m.notFound),
      notFoundHint: t(m.notFoundHint),
      showAll: t(m.showAll),
    },
  },
  form: {
    name: 'provider',
    title: (it) => t(it === null ? m.newProvider : m.provider),
    draftOf: (it) => {
      if (it === null) return blank;
      const { id: _, hasSecret: _has, redirectAddress: _to, domains, mappings, ...rest } = it;
      return { ...rest, domains: domains.join(', '), mappings: mappingLines(mappings), clientSecret: '' };
    },
    fields: (draft, { thing }) => [
      textOf(draft, 'name', t(m.name), { help: t(m.nameHelp) }),
      textOf(draft, 'issuer', t(m.issuer), { help: t(m.issuerHelp) }),
      textOf(draft, 'clientId', t(m.clientId)),
      {
        kind: 'password',
        path: 'clientSecret',
        label: t(m.clientSecret),
        help: thing === null ? t(m.newSecretHelp) : t(m.secretHelp, { hasSecret: String(thing.hasSecret) }),
        isOwn: false,
        reveal: t(m.showSecret),
        value: draft.clientSecret,
        set: (clientSecret) => ({ clientSecret }),
      },
      textOf(draft, 'domains', t(m.domains), { help: t(m.domainsHelp), example: 'example.com' }),
      switchOf(draft, 'trustsEmail', t(m.trustsEmail), t(m.trustsEmailHelp)),
      choiceOf({
        path: 'newAccounts',
        label: t(m.newAccounts),
        help: t(m.newAccountsHelp),
        value: draft.newAccounts,
        options: newAccounts.map((value) => ({ value, label: newAccountsText(value) })),
        set: (value) => ({ newAccounts: value }),
      }),
      textOf(draft, 'groupsClaim', t(m.groupsClaim), { help: t(m.groupsClaimHelp) }),
      textOf(draft, 'mappings', t(m.mappings), {
        as: 'lines',
        help: t(m.mappingsHelp),
        example: 'fd-managers = Manager',
      }),
      switchOf(draft, 'followsMappings', t(m.followsMappings), t(m.followsMappingsHelp)),
      textOf(draft, 'scopes', t(m.scopes), { help: t(m.scopesHelp) }),
      switchOf(draft, 'isOn', t(m.isOn)),
    ],
    issues: (draft) => [
      ...issuesOf(providerInput, inputOf(draft)),
      ...readMappingLines(draft.mappings).issues,
    ],
    save(run, { draft, thing }) {
      const body = inputOf(draft);
      return thing === null ? run(createProvider, body) : run(changeProvider, { id: thing.id, body });
    },
    saveLabel: (it) => (it === null ? createProvider : changeProvider).label,
    mayChange: mayChangeSignOn,
    remove: deleteProvider,
    existing: {
      title: t(m.provider),
      failed: t(m.providerCouldNotBeLoaded),
      query: (send, id) => ({
        queryKey: ['signOn', 'one', id],
        queryFn: ({ signal }) => send(readProvider, { params: { id } }, { signal }),
        staleTime: 0,
      }),
    },
  },
};

/** The same, as commands draw it. */
export const anyProviders: AnyResource = resource(providers);
