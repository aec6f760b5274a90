// The form "Hygiene round" and its rounds of the last months: every area of a site, three times a week.
import { byWeek, dateTimeAnswer, type Day, dayName, lastDays, moment } from '#server/demo/calendar.ts';
import type { Catalog } from '#server/demo/catalog.ts';
import {
  aggregation,
  ask,
  calculation,
  description,
  type Draft,
  type FormPlan,
  header,
  photo,
  type SheetPlan,
  signature,
  type World,
} from '#server/demo/plan.ts';
import type { Random } from '#server/demo/random.ts';
import { areas, disinfectantOn, timeZone } from './places.ts';

const sites = [
  { name: 'Milwaukee', leader: 'grace.olson' },
  { name: 'Green Bay', leader: 'mai.vang' },
] as const;
type Site = (typeof sites)[number];

const findings = [
  'Food residue',
  'Standing water',
  'Damaged surface',
  'Missing hairnet',
  'Open container',
  'Pest traces',
  'Mold',
];
const hasFindings = { '<': [{ var: 'score' }, 4] };
const needsFollowUp = { and: [hasFindings, { '==': [{ var: 'followUp' }, true] }] };

/** The form with its sheets: one per site and week. */
export function hygieneRounds(world: World, catalog: Catalog): FormPlan {
  return {
    key: 'hygiene',
    name: 'Hygiene round',
    description: 'Monday, Wednesday and Friday before production. Unannounced rounds count as well.',
    state: 'published',
    catalogTypes: [catalog.type('Site'), catalog.type('Place'), catalog.type('Cleaning agent')],
    contextParts: [
      ask('site', 'CATALOG_RADIO', 'Site', { required: true, catalogType: catalog.type('Site') }),
      ask('leader', 'TEXT', 'Leader of the round', { required: true }),
    ],
    rowParts: [
      ask('time', 'DATETIME', 'Time', { required: true }),
      ask('area', 'CATALOG_RADIO', 'Area', {
        required: true,
        catalogType: catalog.type('Place'),
        follows: 'site',
      }),
      ask('score', 'NUMERIC', 'Cleanliness, 1 (poor) to 5 (spotless)', { required: true }),
      aggregation('Average score on this sheet', 'AVG', { var: 'score' }),
      header('Swab'),
      ask('swab', 'NUMERIC', 'ATP swab (RLU)'),
      calculation(
        'Share of the limit (%)',
        { '/': [{ '*': [{ var: 'swab' }, 100] }, 150] },
        { answered: { var: 'swab' } },
      ),
      ask('agents', 'CATALOG_CHECKBOX', 'Agents in use', { catalogType: catalog.type('Cleaning agent') }),
      header('Findings'),
      description('Describe what you see, not who you think it was.', hasFindings),
      ask('findings', 'CHECKBOXES', 'Findings', { required: true, options: findings, when: hasFindings }),
      ask('notes', 'TEXT', 'Notes'),
      ask('photo', 'IMAGE', 'Photo', { when: hasFindings }),
      ask('followUp', 'BOOLEAN', 'Must be looked at again', { required: true, when: hasFindings }),
      ask('due', 'DATETIME', 'By when', { required: true, when: needsFollowUp }),
      ask('responsible', 'RADIO', 'Responsible', {
        options: ['Kitchen', 'Cleaning contractor', 'Maintenance'],
        when: needsFollowUp,
      }),
      ask('signature', 'SIGNATURE', 'Signature', { when: needsFollowUp }),
    ],
    alerts: [
      { name: 'Poor hygiene', when: { '<=': [{ var: 'score' }, 2] }, contacts: [world.person('manager')] },
      {
        name: 'Swab over the limit',
        when: { '>': [{ var: 'swab' }, 150] },
        contacts: [world.person('manager'), world.person('reviewer')],
      },
      {
        name: 'Pests',
        when: {
          and: [{ answered: { var: 'findings' } }, { contains: [{ var: 'findings' }, 'Pest traces'] }],
        },
        contacts: [world.person('admin')],
      },
    ],
    launches: [
      {
        name: 'Complain to the supplier',
        description: 'Damaged or dirty goods came from a supplier: tell Quality.',
        formKey: 'complaints',
        when: { contains: [{ var: 'findings' }, 'Open container'] },
      },
    ],
    completionContacts: [world.person('manager')],
    review: {
      reviewers: [world.person('reviewer'), world.person('manager')],
      approvals: ['Seen, thank you.', 'Contractor informed.', 'Better than last week!'],
      rejections: ['The photo shows another room.', 'A score of 4 does not fit this swab. Please repeat it.'],
    },
    corrections: {
      questionKey: 'swab',
      share: 0.012,
      slip: (units) => units * 10,
      reasons: ['Typing error', 'Wrong unit on the printout'],
    },
    widgets: [
      {
        key: 'score-by-area',
        title: 'Average cleanliness by area',
        formula: { var: 'score' },
        aggregation: 'AVG',
        groupBy: 'area',
      },
    ],
    views: [{ name: 'To review', tab: 'data', review: 'PENDING' }],
    sheets: sites.flatMap((site) => sheetsOf(site, world, catalog)),
  };
}

function sheetsOf(site: Site, world: World, catalog: Catalog): SheetPlan[] {
  const random = world.random(`hygiene/${site.name}`);
  return byWeek(lastDays(world.now, timeZone)).flatMap((days) => {
    const [first] = days;
    if (first === undefined) return [];
    return {
      key: `${site.name} ${first.year}-${first.month}-${first.day}`,
      name: `${site.name}, week of ${dayName(first)}`,
      user: world.person(site.leader),
      completed: !days.some(({ age }) => age === 0),
      context: { site: catalog.path(site.name), leader: nameOf(site.leader) },
      rows: days
        .filter(({ weekday }) => [1, 3, 5].includes(weekday))
        .flatMap((day) => roundOf(day, site, catalog, random)),
    };
  });
}

function roundOf(day: Day, site: Site, catalog: Catalog, random: Random) {
  return areas[site.name].map((area, index) => {
    const at = moment(day, 5.2 + index * 0.2 + random.between(0, 0.15), timeZone);
    const place = catalog.path(site.name, area);
    return {
      at,
      answers: { time: dateTimeAnswer(at, timeZone), area: place, ...answersOf(day, area, catalog, random) },
    };
  });
}

function answersOf(day: Day, area: string, catalog: Catalog, random: Random): Draft {
  // Mondays are worse, after the weekend; raw preparation is the hardest area to clean.
  const burden = (day.weekday === 1 ? 0.3 : 0) + (area === 'Raw preparation' ? 0.35 : 0);
  const score = Math.min(5, Math.max(1, Math.round(random.normal(4.5 - burden, 0.8))));
  const due = moment(day, 24 * random.int(1, 7) + 12, timeZone);
  return {
    score,
    swab: random.chance(0.6)
      ? Math.round(Math.exp(random.normal(3.3 + (5 - score) * 0.55, 0.55)))
      : undefined,
    agents: random.chance(0.8) ? random.some(agentsOf(catalog, day), random.int(1, 2)) : undefined,
    findings: random.some(findings, score < 3 ? random.int(2, 4) : 1),
    notes: random.chance(score < 4 ? 0.7 : 0.06) ? random.pick(notes) : undefined,
    photo: random.chance(0.5) ? photo : undefined,
    followUp: score < 3 || random.chance(0.4),
    due: dateTimeAnswer(due, timeZone),
    responsible: random.chance(0.85)
      ? random.pick(['Kitchen', 'Cleaning contractor', 'Maintenance'])
      : undefined,
    signature: random.chance(0.8) ? signature : undefined,
  };
}

function agentsOf(catalog: Catalog, day: Day): string[] {
  return [
    catalog.path('Detergent', 'Alkaline foam'),
    catalog.path('Detergent', 'Neutral cleaner'),
    catalog.path('Disinfectant', disinfectantOn(day)),
    catalog.path('Disinfectant', 'Quat wipes'),
  ];
}

function nameOf(userName: string): string {
  return userName.replaceAll(
    /(^|\.)(\w)/g,
    (_, dot: string, letter: string) => (dot === '' ? '' : ' ') + letter.toUpperCase(),
  );
}

const notes = [
  'Under the second table, at the wall.',
  'Drain slow again.',
  'Residue on the slicer guard; cleaned while we watched and swabbed again: 22 RLU.',
  'Floor wet although the shift had not begun.',
  'Tile broken at the door, edge cannot be cleaned.',
  'Hand towels empty at two of four basins.',
  'Very tidy today.',
];
