// The attached files of the demo: a cell has the name of a PDF, a page with its name as the title, or of a recording, a whistle.
// They are written here.
import { Buffer } from 'node:buffer';

export type Attachment = { bytes: Buffer; mimeType: string };

/** The file of this name. */
export function attachmentOf(name: string): Attachment {
  return name.endsWith('.wav') ? whistle() : paper(name);
}

const samplesPerSecond = 8_000;

/** A second and a half of a bird, as a WAV file of 8 bits. */
function whistle(): Attachment {
  const length = samplesPerSecond * 1.5;
  const bytes = Buffer.alloc(44 + length);
  bytes.write('RIFF\0\0\0\0WAVEfmt ', 'latin1');
  bytes.writeUInt32LE(36 + length, 4);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(samplesPerSecond, 24);
  bytes.writeUInt32LE(samplesPerSecond, 28);
  bytes.writeUInt16LE(1, 32);
  bytes.writeUInt16LE(8, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(length, 40);
  for (let at = 0; at < length; at += 1) {
    const second = at / samplesPerSecond;
    const tone = Math.sin(2 * Math.PI * (1_800 * second + 120 * Math.sin(14 * second)));
    const loudness = Math.max(0, Math.sin(12 * second)) * 60;
    bytes.writeUInt8(Math.round(128 + loudness * tone), 44 + at);
  }
  return { bytes, mimeType: 'audio/wav' };
}

/** A page of a PDF, as ISO 32000 has it at its least. */
function paper(name: string): Attachment {
  const title = name.replace(/\.pdf$/, '').replaceAll(/[()\\]/g, '');
  const drawing = `BT /F1 22 Tf 72 740 Td (${title}) Tj /F1 12 Tf 0 -36 Td (Attached to a row of the demo.) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return { bytes: Buffer.from(text + table + trailer, 'latin1'), mimeType: 'application/pdf' };
}
