import { describe, expect, it } from 'vitest';
import { bytesOf, officeFile, zipOf } from '#tests/support/documents.ts';
import { attachedFileOf, attachedFileValue, fileNameLimit, plainAttachedName } from './attached-file.ts';
import { checkedFile } from './check-file.ts';
import { fileLimit } from './file-types.ts';

const openDocument = (of: string) => zipOf({ mimetype: `application/vnd.oasis.opendocument.${of}` });

describe('a file that is attached', () => {
  it.each([
    ['report.PDF', bytesOf('%PDF-1.7 ...'), 'application/pdf'],
    [
      'letter.docx',
      officeFile('docx'),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['sums.xlsx', officeFile('xlsx'), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    [
      'talk.pptx',
      officeFile('pptx'),
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    ],
    ['letter.odt', openDocument('text'), 'application/vnd.oasis.opendocument.text'],
    ['sums.ods', openDocument('spreadsheet'), 'application/vnd.oasis.opendocument.spreadsheet'],
    ['talk.odp', openDocument('presentation'), 'application/vnd.oasis.opendocument.presentation'],
    ['old.rtf', bytesOf(String.raw`{\rtf1 Hello}`), 'application/rtf'],
    ['rows.csv', bytesOf('a;b\r\n1;<2\r\n'), 'text/csv'],
    ['notes.txt', bytesOf('MZ is how programs begin'), 'text/plain'],
    ['wide.txt', new Uint8Array([0xff, 0xfe, 0x61, 0x00]), 'text/plain'],
  ])('is taken as what it is: %s', async (name, bytes, mediaType) => {
    const file = await checkedFile({ name, bytes: await bytes }, 'document');
    expect(file).toMatchObject({ name: name.replace('PDF', 'pdf'), mediaType });
  });

  const webm = (codec: string) =>
    new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, ...bytesOf(`....webm....${codec}`)]);
  const mp4 = (handler: string) => bytesOf(`\0\0\0\x0cftypM4A \0\0\0\x24moov....hdlr........${handler}....`);
  it.each([
    ['a.webm', webm('A_OPUS'), 'audio/webm'],
    ['a.m4a', mp4('soun'), 'audio/mp4'],
    ['a.opus', bytesOf('OggS......................OpusHead'), 'audio/ogg'],
    ['a.mp3', new Uint8Array([0xff, 0xfb, 0x90, 0x44]), 'audio/mpeg'],
    ['tagged.mp3', bytesOf('ID3....'), 'audio/mpeg'],
    ['a.wav', bytesOf('RIFF....WAVEfmt '), 'audio/wav'],
  ])('is a recording as well: %s', async (name, bytes, mediaType) => {
    expect(await checkedFile({ name, bytes }, 'recording')).toMatchObject({ mediaType });
    await expect(checkedFile({ name, bytes }, 'document')).rejects.toThrow('cannot be attached here');
  });

  it.each([
    ['a video', 'a.webm', webm('V_VP9..A_OPUS'), /is a video\. Only sound/],
    ['a video of MPEG', 'a.m4a', mp4('vide'), /is a video\. Only sound/],
    ['a picture', 'a.mp3', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), /its content is no mp3/],
    ['a page', 'a.wav', bytesOf('<html>'), /its content is no wav/],
    ['a document', 'a.pdf', bytesOf('%PDF-'), /These can: webm, m4a/],
  ])('is no recording: %s', async (_, name, bytes, message) => {
    await expect(checkedFile({ name, bytes }, 'recording')).rejects.toThrow(message);
  });

  const macros = /has macros or other programs in it\. Save it without them/;
  const program = /is a program or a script, which nobody can attach/;
  const other = /is not what its name says: its content is no/;
  it.each([
    ['a page in the name of a PDF', 'a.pdf', bytesOf('<html><script>alert(1)</script>'), other],
    ['a page before a PDF', 'a.pdf', bytesOf('<html><!-- %PDF-1.7'), other],
    ['a page in the name of a text', 'a.txt', bytesOf('\n <!DOCTYPE html><p>Hello'), other],
    ['a picture that holds a script', 'a.csv', bytesOf('<svg onload="alert(1)">'), other],
    ['bytes in the name of a text', 'a.txt', new Uint8Array([1, 0, 2]), other],
    ['a program', 'a.pdf', new Uint8Array([0x4d, 0x5a, 0x90, 0x00]), program],
    ['a program of Linux', 'a.docx', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 1]), program],
    ['a script', 'a.txt', bytesOf('#!/bin/sh\nrm -rf .'), program],
    ['a program by its name', 'invoice.pdf.exe', bytesOf('hello'), program],
    ['a name whose direction is turned', 'invoice\u202Efdp.exe', bytesOf('%PDF-'), program],
    ['a page by its name', 'a.html', bytesOf('hello'), program],
    ['macros', 'a.docx', officeFile('docx', { 'word/vbaProject.bin': 'x' }), macros],
    ['macros of old Excel', 'a.xlsx', officeFile('xlsx', { 'xl/macrosheets/sheet1.xml': '' }), macros],
    [
      'a document that says it has macros',
      'a.docx',
      zipOf({ '[Content_Types].xml': 'document.macroEnabled.main+xml' }),
      macros,
    ],
    ['macros by its name', 'a.xlsm', officeFile('xlsx'), macros],
    [
      'scripts of OpenDocument',
      'a.odt',
      zipOf({ mimetype: 'application/vnd.oasis.opendocument.text', 'Basic/x.xml': '' }),
      macros,
    ],
    ['a program in a document', 'a.docx', officeFile('docx', { 'word/embeddings/a.EXE': '' }), macros],
    ['another document than its name says', 'a.docx', officeFile('xlsx'), other],
    ['an archive in the name of a document', 'a.docx', zipOf({ 'a.txt': 'hello' }), other],
    ['half of a document', 'a.docx', officeFile('docx').then((all) => all.slice(0, 100)), other],
    ['an old document', 'a.doc', bytesOf('x'), /of an older format, or has a password/],
    ['a protected document', 'a.docx', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), /has a password/],
    ['an archive', 'a.zip', zipOf({ a: 'a' }), /is an archive\. Unpack it/],
    ['something else', 'a.dwg', bytesOf('AC1027'), /cannot be attached here\. These can: pdf, docx/],
    ['nothing', 'a.pdf', new Uint8Array(0), /is empty/],
  ])('is refused with what to do: %s', async (_, name, bytes, message) => {
    await expect(checkedFile({ name, bytes: await bytes }, 'document')).rejects.toMatchObject({
      code: 'wrong-media-type',
      message: expect.stringMatching(message),
    });
  });

  it('may have as many bytes as the limit, and none more', async () => {
    const bytes = new Uint8Array(fileLimit + 1).fill(0x20);
    bytes.set(bytesOf('%PDF-'));
    const file = { name: 'a.pdf', bytes: bytes.subarray(0, fileLimit) };
    await expect(checkedFile(file, 'document')).resolves.toMatchObject({ mediaType: 'application/pdf' });
    await expect(checkedFile({ ...file, bytes }, 'document')).rejects.toMatchObject({
      code: 'too-large',
      message: expect.stringContaining('and a file may have at most 20 MB'),
    });
  });

  it('is refused if it would unpack to more than a document has, however it says so', async () => {
    const bomb = await officeFile('docx', { 'word/media/zeros.bin': '0'.repeat(1024) });
    const end = new DataView(bomb.buffer).getUint32(bomb.length - 6, true);
    const claims = (offset: number, value: number) => {
      const copy = bomb.slice();
      new DataView(copy.buffer).setUint32(end + offset, value, true);
      return checkedFile({ name: 'a.docx', bytes: copy }, 'document');
    };
    const refused = { message: expect.stringContaining('would unpack to far more') };
    await expect(claims(24, 0xffffffff)).rejects.toMatchObject(refused);
    // Parts that are packed twice.
    await expect(claims(20, bomb.length)).rejects.toMatchObject(refused);
    // The part that says the type is itself the bomb.
    const types = await zipOf({ '[Content_Types].xml': '0'.repeat(8_000_000) });
    await expect(checkedFile({ name: 'a.docx', bytes: types }, null)).rejects.toMatchObject(refused);
  });
});

describe('the name of a file', () => {
  it.each([
    ['D:\\Reports\\2026\\My report.PDF', 'My report.pdf'],
    ['../../etc/pass\u0000wd.txt', 'pass-wd.txt'],
    ['a\u202Etxt.pdf', 'a-txt.pdf'],
    ['.pdf', 'pdf'],
    ['a.pdf. ', 'a.pdf'],
    ['Größe 日本.odt', 'Größe 日本.odt'],
    ['', 'file'],
  ])('is plain: %j', (name, plain) => {
    expect(plainAttachedName(name)).toBe(plain);
    expect(plainAttachedName(plain)).toBe(plain);
  });

  it('is short, keeps its ending, and comes back from its value', () => {
    const name = plainAttachedName(`${'\u202Elong \u2066'.repeat(2_000)}.docx`);
    expect(name.length).toBeLessThanOrEqual(fileNameLimit);
    expect(name).toMatch(/^[^\u202a-\u202e\u2066-\u2069]+\.docx$/);
    const file = { id: '3f2b0c1e-1111-4111-8111-111111111111', size: 48_213, name };
    expect(attachedFileOf(attachedFileValue(file))).toEqual(file);
    expect(attachedFileOf(attachedFileValue({ ...file, name: `a\u202E${name}` }))).toBeNull();
    expect(attachedFileOf(attachedFileValue({ ...file, size: 0 }))).toBeNull();
  });
});
