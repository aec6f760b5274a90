// The colours and logo of Lakeside Foods: sun and waves of a lake beside the name, drawn without a typeface.
import type { DemoLooks } from '#server/demo/data.ts';

/** Letters of 28 by 20, as strokes along their centre lines. */
const letters = [
  'M0 0V28H15',
  'M22 28L32 0L42 28M26 18H38',
  'M50 0V28M67 0L50 15L68 28',
  'M92 0H76V28H92M76 14H89',
  'M114 4C110 -1 99 -1 99 7C99 15 115 12 115 21C115 29 102 30 98 24',
  'M123 0V28',
  'M132 0V28H138C156 28 156 0 138 0Z',
  'M178 0H162V28H178M162 14H175',
];

export const looks: DemoLooks = {
  labels: { sidebarBackgroundColor: '#0b4f5c', sidebarTextColor: '#ffffff' },
  logo: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 268 64">
    <clipPath id="lake"><circle cx="32" cy="32" r="28"/></clipPath>
    <circle cx="32" cy="32" r="28" fill="#ffd166"/>
    <g clip-path="url(#lake)" fill="#1fa3a3">
      <path d="M0 36c8-6 16-6 24 0s16 6 24 0 16-6 24 0v32H0z"/>
      <path d="M0 48c8-6 16-6 24 0s16 6 24 0 16-6 24 0v24H0z" fill="#bfe8e2"/>
    </g>
    <g transform="translate(78 18)" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">
      ${letters.map((path) => `<path d="${path}"/>`).join('\n      ')}
    </g>
  </svg>`,
};
