import { expect, it } from 'vitest';
import { drawsTooMuch, mostDrawnElements } from './svg-cost.ts';

const svg = (inside: string) =>
  `<?xml version="1.0"?><!-- <g> --><svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
/** Each level draws the one before it ten times. */
const nested = (levels: number, drawn: (id: string) => string) =>
  `<rect id="a0" width='1' title="a > b"/>${Array.from(
    { length: levels },
    (_, level) => `<g id="a${level + 1}">${drawn(`#a${level}`).repeat(10)}</g>`,
  ).join('')}`;
const uses = (id: string) => `<use xlink:href = "${id}" />`;

it('counts an element as often as others draw it', () => {
  expect(drawsTooMuch(svg(nested(3, uses)))).toBe(false);
  expect(drawsTooMuch(svg(nested(8, uses)))).toBe(true);
  expect(drawsTooMuch(svg(nested(8, (id) => `<use href='${id}'></use>`)))).toBe(true);
  expect(drawsTooMuch(svg(nested(8, (id) => `<rect fill="url( ${id} )"/>`)))).toBe(true);
  expect(drawsTooMuch(svg(nested(8, (id) => `<rect style="mask:url('${id}')"/>`)))).toBe(true);
});

it('takes drawings of many elements, those that refer to themselves, and what is no SVG', () => {
  const circle = '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>';
  const shapes = '<path d="M0 0"/>'.repeat(mostDrawnElements - 2);
  for (const taken of [
    svg(circle),
    svg(shapes),
    '',
    '<',
    '<svg',
    '<a b="',
    '</g></g>',
    'no < drawing > at all',
  ])
    expect(drawsTooMuch(taken)).toBe(false);
  expect(drawsTooMuch(svg(`${shapes}<g/><g/><g/>`))).toBe(true);
});

it('takes no deeper one than readers of XML do', () => {
  expect(drawsTooMuch(svg('<g>'.repeat(500_000)))).toBe(true);
  const chain = Array.from(
    { length: 100_000 },
    (_, place) => `<g id="a${place}"><use href="#a${place + 1}"/></g>`,
  );
  expect(drawsTooMuch(svg(chain.join('')))).toBe(true);
});
