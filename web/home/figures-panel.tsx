// The numbers of Home with their change; each leads to what it counts, by way of its forms where there are several.
import { Anchor, UnstyledButton } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { figuresTitle, type HomeFigure, homeFigures } from '#core/home/figures.ts';
import type { HomeFigures } from '#core/home/schema.ts';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import { usePathLink } from '#web/ui/link.tsx';
import { ChangeNote } from '#web/ui/chart/change-note.tsx';
import { hrefOf } from './home-lines.tsx';
import { useLineContext } from './needs-panels.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function FiguresPanel({ figures }: { figures: HomeFigures }) {
  const context = useLineContext();
  return (
    <section className="card" style={{ padding: '1rem 1.25rem' }} aria-labelledby="figures-title">
      <h2 id="figures-title" className="m-0 mb-8 faint text-sm weight-550">
        {figuresTitle}
      </h2>
      <dl
        className="m-0 grid gap-y-12 gap-x-24"
        style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))' }}
      >
        {homeFigures(figures, context).map((figure) => (
          <div key={figure.id} className="min-w-0">
            <dt className="soft text-sm">{figure.label}</dt>
            <dd className="m-0">
              <Value figure={figure} />
            </dd>
            <dd className="m-0 faint text-xs min-h-24">
              {figure.change === null ? figure.note : <ChangeNote {...figure.change} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const valueStyle = { fontSize: '1.75rem', letterSpacing: '-0.02em', lineHeight: 1.25 };

function Value({ figure: { label, value, leads } }: { figure: HomeFigure }) {
  const linkTo = usePathLink();
  const { history } = useRouter();
  const [only] = leads;
  const look = { className: 'numbers weight-600', style: valueStyle };
  if (only === undefined) return <span {...look}>{value}</span>;
  const name = t(m.numberOf, { label, value });
  if (leads.length === 1)
    return (
      <Anchor {...look} aria-label={name} {...linkTo(hrefOf(only.target))}>
        {value}
      </Anchor>
    );
  return (
    <ActionMenu
      label={name}
      choices={leads.map(({ id, text, detail, target }) => ({
        id,
        label: t(m.numberOf, { label: text, value: detail }),
        onChoose: () => history.push(hrefOf(target)),
      }))}
      button={
        <UnstyledButton {...look} c="var(--accent)" aria-label={name}>
          {value}
        </UnstyledButton>
      }
    />
  );
}
