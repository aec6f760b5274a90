import { expect, it } from 'vitest';
import { isOwnNetwork } from './own-network.ts';

it.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:10.1.2.3', true],
  ['192.168.7.9', true],
  ['172.31.0.1', true],
  ['fd12::1', true],
  ['172.32.0.1', false],
  ['203.0.113.9', false],
  ['::ffff:203.0.113.9', false],
  ['2001:db8::1', false],
])('%s is of the own network: %s', (address, expected) => {
  expect(isOwnNetwork(address)).toBe(expected);
});
