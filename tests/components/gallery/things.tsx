// What the gallery shows of things: their fields, lists and tables, and the page of a resource.
import { type LineLook } from '#web/ui/list/line.tsx';
import { type Person } from './airfield.ts';
import { Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { FileText, type LucideIcon, Mail, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { first, form, listOf, people, peopleResource, subscribe, subscriptions, unable } from './airfield.ts';
import { durationTexts } from '#core/questions/durations/parse-duration.ts';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { ResourceForm } from '#web/ui/form/resource-form.tsx';
import { StoredFile } from '#web/ui/file/stored-file.tsx';
import { FileDrop } from '#web/ui/input/file-drop.tsx';
import { RankingList } from '#web/ui/input/ranking-list.tsx';
import { CopyField } from '#web/ui/input/copy-field.tsx';
import { TypedTextInput } from '#web/ui/input/typed-text-input.tsx';
import { SubscriptionList } from '#web/ui/list/subscription-list.tsx';
import { ResourceList } from '#web/ui/list/resource-list.tsx';
import { ShortList } from '#web/ui/list/short-list.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { PlaceHandle } from '#web/ui/place-handle.tsx';
import { ResourcePage } from '#web/ui/resource/resource-page.tsx';
import { DragHandle, SortableItem, SortableList } from '#web/ui/sortable.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import type { Sort } from '#web/ui/table/data-columns.ts';
import { TakenMoment } from '#web/ui/time/taken-moment.tsx';
import { When } from '#web/ui/time/when.tsx';

export const nothing = () => undefined;
export const icon = (Icon: LucideIcon) => <Icon size={16} aria-hidden />;
export const choices = [
  { id: 'edit', label: 'Edit', icon: icon(Pencil), onChoose: nothing },
  { id: 'mail', label: 'Send a message', icon: icon(Mail), disabled: true, onChoose: nothing },
  { id: 'delete', label: 'Delete', icon: icon(Trash2), danger: true, apart: true, onChoose: nothing },
];
const look: LineLook<Person> = {
  name: (_, name) => <Link to="/" {...name} />,
  picture: ({ id, name }) => <Avatar person={{ id, userName: name }} url={null} />,
  cells: {
    role: ({ role }) => <Badge color={role === 'Manager' ? 'teal' : 'gray'}>{role}</Badge>,
    seen: ({ seen }) => <When at={seen} />,
  },
  menu: ({ name }) => <ActionMenu label={`Actions for ${name}`} choices={choices} />,
};
/** What an answer with a recording says. */
const recording = '3f2b0c1e-1111-4111-8111-111111111111 48213 Calls on the runway.webm';
const states = {
  Rows: async () => people,
  Empty: async () => [],
  Loading: () => new Promise<never>(nothing),
  Failing: unable,
};
export function Fields() {
  const [order, setOrder] = useState<readonly string[]>(['Water', 'Grass']);
  const [seconds, setSeconds] = useState('5400');
  return (
    <Panel title="Person" subtitle="A field of every kind; saved by a server that refuses it">
      <ResourceForm
        form={form}
        thing={people[0] ?? null}
        slots={{
          photo: () => (
            <FileDrop
              icon={icon(FileText)}
              title="Drop a photo here"
              text="Up to 5 MB"
              label="Photo"
              accept="image/*"
              onPick={nothing}
            />
          ),
        }}
        onClose={nothing}
        onSaved={nothing}
      />
      <StoredFile type="AUDIO" value={recording} load={async () => new Blob()} />
      <TakenMoment
        text="2026-10-25 02:30"
        at={Date.UTC(2026, 9, 25, 0, 30)}
        timeZone="Europe/Berlin"
        onTake={nothing}
      />
      <RankingList
        id="ranking"
        label="Reasons"
        choices={['Grass', 'Water', 'Waste'].map((value) => ({ value, label: value }))}
        values={order}
        onValues={setOrder}
      />
      <CopyField label="Address" value="https://forms.example.com" onCopy={() => undefined} />
      <TypedTextInput label="Took" value={seconds} texts={durationTexts('hours')} onValue={setSeconds} />
    </Panel>
  );
}

export function Lists() {
  const [view, onView] = useState(first);
  return (
    <div className="grid gap-20 one-column">
      {Object.entries(states).map(([name, read]) => (
        <Panel key={name} title={name}>
          <ResourceList
            list={listOf(name, read)}
            view={view}
            onView={onView}
            look={look}
            icon={<FileText size={22} aria-hidden />}
          />
        </Panel>
      ))}
      <Panel title="In a panel, whole">
        <ShortList list={listOf('Whole', states.Rows)} look={look} />
      </Panel>
      <Panel title="In an order of one's own, and subscribed">
        <SortableList id="people" label="People" onMove={nothing}>
          {people.map(({ id, name }, place) => (
            <SortableItem key={id} itemKey={id} className="row gap-8">
              <DragHandle label={`Move ${name}`} onUp={place === 0 ? null : nothing} onDown={nothing} />{' '}
              {name}
            </SortableItem>
          ))}
        </SortableList>
        <PlaceHandle title="Strikes by species" place={0} places={2} onMove={nothing} />
        <SubscriptionList list={subscriptions} nameOf={({ name }) => name} change={subscribe} />
      </Panel>
    </div>
  );
}

export function Tables() {
  const [sort, onSort] = useState<Sort>({ column: 'name', direction: 'asc' });
  const [rows, setRows] = useState<ReadonlySet<string>>(new Set(['1']));
  const [getRows] = useState(() => async (from: number, to: number) => people.slice(from, to));
  return (
    <div style={{ height: '16rem', display: 'grid' }}>
      <DataTable
        label="People"
        columns={[
          { id: 'name', title: 'Name', width: 280, cell: ({ name }) => name },
          { id: 'firm', title: 'Firm', width: 280, cell: ({ firm }) => firm },
          { id: 'seen', title: 'Last seen', align: 'end', cell: ({ seen }) => <When at={seen} /> },
        ]}
        rowCount={people.length}
        getRows={getRows}
        sort={sort}
        onSort={onSort}
        onResize={nothing}
        choice={{
          isChosen: ({ id }) => rows.has(id),
          chosen: 'some',
          onChoose: ({ id }, isChosen) =>
            setRows(new Set([...rows].filter((each) => each !== id).concat(isChosen ? id : []))),
          onChooseRange: nothing,
        }}
      />
    </div>
  );
}

export function WholePage() {
  const [view, onView] = useState(first);
  return (
    <ResourcePage
      resource={peopleResource}
      address="/people"
      subtitle="Who works on the airfield."
      view={view}
      search={{}}
      onView={onView}
      dialog={null}
      onClose={nothing}
    />
  );
}
