// `npm run measure`: prints the numbers of measures.ts beside their aims. With a number's name, as in
// `npm run measure -- long-functions`, it lists what is counted; with `--record` it records the numbers.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measure, recordOf, recordPath } from './measures.ts';
import { readRepository } from './source-tree.ts';

const [wanted] = process.argv.slice(2);
const found = measure(readRepository());
const listed = found.find(({ name }) => name === wanted);
if (listed === undefined) {
  for (const { name, title, value, aim } of found) {
    const numbers = [value, aim].map((number) => number.toLocaleString('en').padStart(8));
    process.stdout.write(`${title.padEnd(46)}${numbers.join('   aim')}   ${name}\n`);
  }
} else process.stdout.write(`${listed.places.join('\n')}\n`);
if (wanted === '--record') writeFileSync(join(import.meta.dirname, '../..', recordPath), recordOf(found));
