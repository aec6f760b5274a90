import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import * as records from './zip-records.ts';

const localHeader = (of: records.ZipEntry) => Buffer.from(records.localHeader(of));
const dataDescriptor = (of: records.ZipEntry) => Buffer.from(records.dataDescriptor(of));
const directoryHeader = (of: records.ZipEntry) => Buffer.from(records.directoryHeader(of));
const directoryEnd = (...of: Parameters<typeof records.directoryEnd>) =>
  Buffer.from(records.directoryEnd(...of));

const entry: records.ZipEntry = {
  name: Buffer.from('a/é.txt'),
  at: Date.UTC(2026, 10, 20, 10, 15, 30),
  offset: 100,
  crc: 0xdeadbeef,
  size: 5000,
  compressedSize: 700,
};
const fiveGigabytes = 5_000_000_000;
const sentinel = 0xffffffff;

describe('the records of a ZIP', () => {
  it('announce a UTF-8 name, sizes that follow, and the time', () => {
    const header = localHeader(entry);
    expect(header.readUInt16LE(4)).toBe(20);
    expect(header.readUInt16LE(6)).toBe(0x0808);
    expect(header.readUInt16LE(10)).toBe((10 << 11) | (15 << 5) | 15);
    expect(header.readUInt16LE(12)).toBe(((2026 - 1980) << 9) | (11 << 5) | 20);
    expect(header.toString('utf8', 30)).toBe('a/é.txt');
  });

  it.each([
    [0, ((1980 - 1980) << 9) | (1 << 5) | 1],
    [Date.UTC(2500, 0, 1), ((2107 - 1980) << 9) | (12 << 5) | 31],
  ])('clamp the date of %d to what MS-DOS knows', (at, date) => {
    expect(localHeader({ ...entry, at }).readUInt16LE(12)).toBe(date);
  });

  it('stay plain for sizes below 4 GB', () => {
    expect(dataDescriptor(entry).length).toBe(16);
    const header = directoryHeader({ ...entry, size: sentinel - 1 });
    expect([header.readUInt16LE(6), header.readUInt16LE(30)]).toEqual([20, 0]);
    expect(header.readUInt32LE(24)).toBe(sentinel - 1);
    expect(directoryEnd(3, 200, 1000).length).toBe(22);
  });

  it('describe the data of a large file in 8 bytes', () => {
    const descriptor = dataDescriptor({ ...entry, size: fiveGigabytes });
    expect(descriptor.length).toBe(24);
    expect(descriptor.readUInt32LE(4)).toBe(entry.crc);
    expect(descriptor.readBigUInt64LE(8)).toBe(700n);
    expect(descriptor.readBigUInt64LE(16)).toBe(5_000_000_000n);
  });

  it.each<[what: string, large: Partial<records.ZipEntry>]>([
    ['a size', { size: fiveGigabytes }],
    ['a compressed size', { compressedSize: sentinel }],
    ['an offset', { offset: fiveGigabytes }],
  ])('put %s of 4 GB or more into the Zip64 field', (_what, large) => {
    const header = directoryHeader({ ...entry, ...large });
    expect(header.readUInt16LE(6)).toBe(45);
    expect([20, 24, 42].map((at) => header.readUInt32LE(at))).toEqual([sentinel, sentinel, sentinel]);
    const extra = header.subarray(46 + entry.name.length);
    expect(extra.length).toBe(header.readUInt16LE(30));
    expect([extra.readUInt16LE(0), extra.readUInt16LE(2)]).toEqual([1, 24]);
    const { size, compressedSize, offset } = { ...entry, ...large };
    expect([4, 12, 20].map((at) => Number(extra.readBigUInt64LE(at)))).toEqual([
      size,
      compressedSize,
      offset,
    ]);
  });

  it.each([
    [65_535, 200, 1000],
    [3, sentinel, 1000],
    [3, 200, fiveGigabytes],
  ])('end %d entries, %d bytes of directory at %d with the Zip64 end', (count, size, offset) => {
    const end = directoryEnd(count, size, offset);
    expect(end.length).toBe(56 + 20 + 22);
    expect([24, 32, 40, 48].map((at) => Number(end.readBigUInt64LE(at)))).toEqual([
      count,
      count,
      size,
      offset,
    ]);
    const locator = end.subarray(56);
    expect(locator.readUInt32LE(0)).toBe(0x07064b50);
    expect(Number(locator.readBigUInt64LE(8))).toBe(offset + size);
    const last = end.subarray(76);
    expect(last.readUInt16LE(10)).toBe(Math.min(count, 0xffff));
    expect([last.readUInt32LE(12), last.readUInt32LE(16)]).toEqual([
      Math.min(size, sentinel),
      Math.min(offset, sentinel),
    ]);
  });
});
