// A person: their details, and which forms they see, why, and what they may do there.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Box } from 'ink';
import { userAccessQuery } from '#core/access/queries.ts';
import type { FormAccess } from '#core/access/schema.ts';
import { accessTexts, onlyYourForms, reasonsText, rightsText } from '#core/access/texts.ts';
import { formStateText } from '#core/forms/list-forms.ts';
import { deactivateUser, inviteUser } from '#core/users/actions.ts';
import { invitationText } from '#core/users/invitation.ts';
import { roleNames } from '#core/users/list-users.ts';
import { mayChangeUser } from '#core/users/policy.ts';
import { userQuery } from '#core/users/queries.ts';
import type { User } from '#core/users/schema.ts';
import { peopleTexts } from '#core/users/texts.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';
import { SearchBar, useSearch } from '#cli/terminal/input/search.tsx';
import { whyNot } from '#cli/terminal/keys/keys.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { pageText, usePageKeys } from '#cli/terminal/pages.tsx';
import { type Fact, Facts } from '#cli/terminal/facts.tsx';
import { Table, type TableColumn } from '#cli/terminal/table.tsx';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { Label, Line } from '#cli/terminal/theme.tsx';
import { useCursor } from '#cli/terminal/use-rows.ts';
import { Loaded } from '#cli/terminal/waiting.tsx';
import { openUserDialog } from './user-dialog.ts';

/** The screen. */
export function UserScreen({ place }: ScreenProps<'user'>) {
  const { core } = useApp();
  const query = useQuery(userQuery(core.send, place.userId));
  return <Loaded query={query}>{(user) => <Person user={user} />}</Loaded>;
}

function Person({ user }: { user: User }) {
  const { core, actor, actionKey, date, replace } = useApp();
  const { dialogs } = useTerminal();
  const { height, width } = useArea();
  const isGone = user.role === 'DEACTIVATED';
  const edit = async () => {
    const saved = await openUserDialog(dialogs, user);
    // The breadcrumbs contain their name.
    if (saved !== null && saved.userName !== user.userName)
      replace({ screen: 'user', userId: user.id, userName: saved.userName });
  };
  const gone = isGone ? accessTexts.deactivated : undefined;
  const deactivate = actionKey('delete', deactivateUser, user);
  useKeys([
    { key: 'edit', label: 'edit', off: gone ?? whyNot(mayChangeUser(actor, user, {})), run: edit },
    { ...deactivate, off: gone ?? deactivate.off },
    ...(user.invitation && !isGone
      ? [{ ...actionKey('mail', inviteUser, user), label: 'invite again' }]
      : []),
  ]);
  const { invitation } = user;
  const facts: readonly Fact[] = [
    ['E-mail', user.email],
    ['Role', roleNames[user.role]],
    ['Groups', user.groups.map(({ name }) => name).join(', ') || 'none'],
    ['Time zone', user.timeZone],
    invitation
      ? ['Invitation', invitationText({ ...user, invitation }, core.ports.now())]
      : ['Last sign-in', user.lastSignIn === undefined ? peopleTexts.neverSignedIn : date(user.lastSignIn)],
  ];
  return (
    <>
      <Facts facts={facts} />
      <Box marginTop={1} flexDirection="column" width={width}>
        {isGone ? (
          <Label tone="warning">{accessTexts.deactivated}</Label>
        ) : (
          <Access user={user} height={height - facts.length - 1} />
        )}
      </Box>
    </>
  );
}

const pageSize = 50;
/** A separator, the permissions and the reasons, each on two lines. */
const detail = 5;

function Access({ user, height }: { user: User; height: number }) {
  const { core, actor, go } = useApp();
  const search = useSearch();
  const list = `access ${search.text} page`;
  const [page, setPage] = useScreenState(list, 0);
  const query = useQuery({
    ...userAccessQuery(core.send, user.id, { page, size: pageSize, search: search.text }),
    placeholderData: keepPreviousData,
  });
  const forms = query.data?.content ?? [];
  const pages = query.data?.totalPages ?? 0;
  const table = `${list} ${page}`;
  const current = forms[useCursor(table, forms.length)];
  usePageKeys(page, pages, setPage);
  const only = onlyYourForms(actor);
  return (
    <Loaded query={query} title={accessTexts.failed}>
      {({ totalElements }) => (
        <>
          <Line
            segments={[
              { text: accessTexts.title, bold: true },
              { text: `  ${pageText({ page, pages, total: totalElements, noun: 'form' })}`, tone: 'dim' },
            ]}
          />
          <SearchBar search={search} placeholder="part of a form's name" />
          <Table
            name={table}
            columns={columns}
            count={forms.length}
            rows={(from, to) => forms.slice(from, to)}
            height={height - 1 - search.height - detail - (only === null ? 0 : 1)}
            empty={search.text === '' ? accessTexts.noForms : accessTexts.noFormFound}
            enterLabel={accessTexts.whoMaySee.toLowerCase()}
            onEnter={(index) => {
              const form = forms[index]?.form;
              if (form) go({ screen: 'form-access', formId: form.id, formName: form.name });
            }}
          />
          {current && (
            <Box marginTop={1}>
              <Facts
                facts={[
                  ['May', rightsText(current.rights)],
                  ['Because', reasonsText(current.reasons)],
                ]}
                lines={2}
              />
            </Box>
          )}
          {only !== null && <Label tone="dim">{only}</Label>}
        </>
      )}
    </Loaded>
  );
}

const columns: readonly TableColumn<FormAccess>[] = [
  { id: 'form', title: 'Form', value: ({ form }) => form.name, most: 40 },
  { id: 'state', title: 'State', value: ({ form }) => formStateText(form), whole: true, rank: 0 },
  { id: 'why', title: 'Because', value: ({ reasons }) => reasonsText(reasons), most: 90 },
];
