// The sections of the gallery: each a few components of the kit, as pages use them.
import { ActionIcon, Alert, Badge, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Pencil, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AppError } from '#core/errors.ts';
import type { DraftChange } from '#core/changes/changes.ts';
import type { AgendaSearch } from '#core/resource/agenda-view.ts';
import { agenda, form, people } from './airfield.ts';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import { AgendaParts } from '#web/ui/calendar/agenda-page.tsx';
import { ConflictModal } from '#web/ui/changes/conflict-modal.tsx';
import { ConflictSides } from '#web/ui/changes/conflict-sides.tsx';
import { FileIssues, FileLines, LineChange } from '#web/ui/changes/file-lines.tsx';
import { ChangeNote } from '#web/ui/chart/change-note.tsx';
import { Chart } from '#web/ui/chart/chart.tsx';
import { NumberTile, NumberTiles } from '#web/ui/chart/number-tile.tsx';
import { Pie } from '#web/ui/chart/pie.tsx';
import { RankedBars } from '#web/ui/chart/ranked-bars.tsx';
import { DividedCharts } from './divided-charts.tsx';
import { confirm } from '#web/ui/dialog/confirm.tsx';
import { SidePanel } from '#web/ui/dialog/side-panel.tsx';
import { UndoButtons } from '#web/ui/editor/undo-buttons.tsx';
import { ResourceForm } from '#web/ui/form/resource-form.tsx';
import { Trail } from '#web/ui/frame/trail.tsx';
import { TextButton } from '#web/ui/input/text-button.tsx';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { SkeletonLines } from '#web/ui/notices/skeleton-lines.tsx';
import { LinkAnchor, LinkButton } from '#web/ui/link.tsx';
import { LinkTabs } from '#web/ui/list/link-tabs.tsx';
import { PointsLegend } from '#web/ui/map/points-legend.tsx';
import { PointsMap } from '#web/ui/map/points-map.tsx';
import { PlaceMapDialog } from '#web/ui/map/place-map-dialog.tsx';
import { ShapeMapDialog } from '#web/ui/map/shape-map-dialog.tsx';
import { Pagination } from '#web/ui/list/pagination.tsx';
import { Markdown } from '#web/ui/markdown.tsx';
import { NoAccessPage } from '#web/ui/notices/no-access-page.tsx';
import { ErrorScreen, MissingScreen } from '#web/ui/notices/error-screen.tsx';
import { notifyDone, notifyFailed, notifyWarning } from '#web/ui/notices/notify.ts';
import { Panel } from '#web/ui/panel.tsx';
import { choices, Fields, icon, Lists, nothing, Tables, WholePage } from './things.tsx';

const theirs: DraftChange[] = [
  {
    kind: 'changed',
    path: 'questions.0.text',
    what: 'Question "Weight": title',
    before: 'Weight',
    after: 'Weight (kg)',
  },
  { kind: 'added', path: 'questions.1', what: 'Question "Species"', after: 'Species' },
];
const mine: DraftChange[] = [
  { kind: 'removed', path: 'questions.2', what: 'Question "Remarks"', before: 'Remarks' },
  { kind: 'moved', path: 'questions.3', what: 'Question "Date"', before: 'Position 4', after: 'Position 1' },
];
const days = Array.from({ length: 30 }, (_, index) => Date.UTC(2026, 10, index + 1));
const wave = (size: number) =>
  days.map((_, index) => Math.round(size * (2 + Math.sin(index / 3) + (index % 4) / 3)));
const series = [
  { label: 'Strikes', values: wave(4) },
  { label: 'Near misses', values: wave(7) },
];
const strikes = {
  positions: Float64Array.of(
    -89.32,
    48.37,
    -89.31,
    48.38,
    -84.51,
    46.48,
    -79.38,
    43.65,
    -73.57,
    45.5,
    -75.7,
    45.42,
  ),
  groups: Int8Array.of(0, 0, 1, 0, 1, -1),
  shapes: null,
};

const shares = ['Gull', 'Kestrel', 'Barn swallow', 'Unknown'].map((label, index) => ({
  key: label,
  label,
  value: 120 >> index,
}));
const ticks = () => ({ at: days.filter((_, index) => index % 7 === 0), text: dayText });
const dayText = (at: number) => new Date(at).toISOString().slice(5, 10);

function Buttons() {
  return (
    <Stack>
      <Group>
        <Button leftSection={icon(Plus)}>New person</Button>
        <Button variant="default">Cancel</Button>
        <Button variant="subtle" color="red">
          Delete
        </Button>
        <Button loading>Save</Button>
        <Button disabled>Not yet</Button>
        <ActionIcon aria-label="Edit">{icon(Pencil)}</ActionIcon>
        <ActionMenu label="Actions" choices={choices} />
        <TextButton onClick={nothing}>Show all 12</TextButton>
        <LinkButton to="/">All forms</LinkButton>
        <LinkAnchor to="/">Rows to review</LinkAnchor>
        <UndoButtons canUndo canRedo={false} steps={{ undo: nothing, redo: nothing }} />
      </Group>
      <Group>
        {['gray', 'accent', 'green', 'amber', 'red'].map((colour) => (
          <Badge key={colour} color={colour}>
            {colour}
          </Badge>
        ))}
        {['gray', 'amber', 'red'].map((colour) => (
          <Alert key={colour} color={colour} title="The form was published">
            Its rows are checked again.
          </Alert>
        ))}
      </Group>
      <EmptyState isShort title="No strikes yet" text="They appear here." />
      <SkeletonLines lines={2} />
      <Trail steps={[{ label: 'Forms', onChoose: nothing }]} here="Wildlife strikes" />
      <LinkTabs
        label="Views"
        current="/"
        tabs={[
          { to: '/', label: 'Rows' },
          { to: '/forms', label: 'Dashboard' },
        ]}
      />
      <Pagination label="Pages" page={3} pages={12} onPage={nothing} />
    </Stack>
  );
}

function Dialogs() {
  const [opened, setOpened] = useState('');
  const shown = (name: string) => ({ opened: opened === name, onClose: () => setOpened('') });
  const ask = { title: 'Delete Amara?', text: 'This cannot be undone.', confirm: 'Delete', danger: true };
  return (
    <Group>
      {['Dialog', 'Side panel', 'Map', 'Line on a map', 'Conflict'].map((name) => (
        <Button key={name} variant="default" onClick={() => setOpened(name)}>
          {name}
        </Button>
      ))}
      <Button variant="default" onClick={() => void confirm(ask)}>
        Question
      </Button>
      <Button
        variant="default"
        onClick={() => notifyDone('1 entry deleted', { label: 'Undo', onChoose: nothing })}
      >
        Done
      </Button>
      <Button variant="default" onClick={() => notifyWarning('Rows of an archived form cannot be changed')}>
        Warning
      </Button>
      <Button
        variant="default"
        onClick={() => notifyFailed('Unable to save', 'The server is being updated.')}
      >
        Failure
      </Button>
      <Modal title="Person" {...shown('Dialog')}>
        <ResourceForm form={form} thing={null} onClose={() => setOpened('')} />
      </Modal>
      <SidePanel title="Row 12" footer={<Button>Approve</Button>} {...shown('Side panel')}>
        <Text>A gull struck the nose of a Boeing 737 at 400 feet.</Text>
      </SidePanel>
      {opened === 'Map' && (
        <PlaceMapDialog
          title="Place of the strike"
          position={[-89.3239, 48.3719]}
          say={([longitude, latitude]) => `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`}
          onClose={() => setOpened('')}
          onTake={() => setOpened('')}
        />
      )}
      {opened === 'Line on a map' && (
        <ShapeMapDialog
          title="Way of the patrol"
          kind="line"
          value="LINESTRING (-89.33 48.37, -89.32 48.375, -89.31 48.37)"
          onClose={() => setOpened('')}
          onTake={() => setOpened('')}
        />
      )}
      <ConflictModal
        title="Somebody has changed this form"
        opened={opened === 'Conflict'}
        onCancel={() => setOpened('')}
        onTheirs={nothing}
        onMine={nothing}
        onBoth={nothing}
      >
        <ConflictSides theirs={theirs} mine={mine} />
      </ConflictModal>
    </Group>
  );
}

function Charts() {
  return (
    <div className="grid gap-20 two-columns narrow-one-column">
      {(['line', 'stacked'] as const).map((kind) => (
        <Panel key={kind} title={kind === 'line' ? 'Strikes a day' : 'Strikes and near misses'}>
          <Chart label="Strikes" kind={kind} x={days} series={series} formatX={dayText} ticks={ticks} />
        </Panel>
      ))}
      <Panel title="Where they happened">
        <PointsMap label="Where they happened" points={strikes} groups={2} onPoint={nothing} />
        <PointsLegend
          label="Damage"
          lines={['None', 'Minor', 'Other or no answer'].map((label, at) => ({ label, count: 3 - at }))}
        />
      </Panel>
      <Panel title="Species">
        <Pie label="Species" slices={shares} />
      </Panel>
      <DividedCharts />
      <Panel title="Species, ranked">
        <RankedBars label="Species" bars={shares} onChoose={nothing} note="And 12 more" />
        <NumberTiles>
          <NumberTile
            label="Strikes"
            value="1,204"
            change={<ChangeNote text="+12%" exact="1,204 after 1,075" direction="up" />}
          />
          <NumberTile label="Cost" value="3.2" unit="M$" hint="of 40" isPale />
        </NumberTiles>
      </Panel>
    </div>
  );
}

function Calendars() {
  const [search, onSearch] = useState<AgendaSearch<'group'>>({ view: 'calendar' });
  return (
    <AgendaParts
      agenda={agenda}
      search={search}
      dialog={null}
      onSearch={onSearch}
      onClose={nothing}
      look={{ link: (_, props) => <Link to="/" {...props} />, body: ({ thing: { name } }) => name }}
      form={() => null}
    />
  );
}

function Notes() {
  return (
    <div className="grid gap-20 two-columns narrow-one-column">
      <ErrorScreen error={new AppError('unavailable', 'The server is being updated.')} onRetry={nothing} />
      <MissingScreen title="This person does not exist" showAll="Show everybody" onShowAll={nothing} />
      <NoAccessPage title="Users" />
      <Panel title="What somebody wrote">
        <Markdown
          text={'# Before take-off\n\n1. Check the **runway**\n2. Call `ATC`\n\n> Birds at the pond.'}
        />
      </Panel>
      <FileLines
        label="Lines"
        count={2}
        line={(place) => [
          place + 2,
          <LineChange
            key={place}
            verb={place === 0 ? 'Create' : 'Change'}
            colour={place === 0 ? 'green' : 'accent'}
            name={people[place]?.name ?? ''}
            fields={[{ field: 'Role', before: 'Inspector', after: 'Manager' }]}
            isNew={place === 0}
          />,
        ]}
      />
      <FileIssues
        issues={[
          { line: 3, message: '"many" is not a number' },
          { line: null, message: 'The column Role is missing' },
        ]}
      />
    </div>
  );
}

export const sections: readonly { title: string; Example(): ReactNode }[] = [
  { title: 'Buttons, badges and ways', Example: Buttons },
  { title: 'Fields', Example: Fields },
  { title: 'Lists', Example: Lists },
  { title: 'Table', Example: Tables },
  { title: 'Dialogs and messages', Example: Dialogs },
  { title: 'Charts', Example: Charts },
  { title: 'Calendar', Example: Calendars },
  { title: 'Notes', Example: Notes },
  { title: 'Page of a resource', Example: WholePage },
];
