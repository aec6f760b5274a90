// The attached files of the demo: a cell has the name of a PDF, which is written here, a page with its name as the title.
import { Buffer } from 'node:buffer';

/** A page of a PDF, as ISO 32000 has it at its least. */
export function paper(name: string): { bytes: Buffer; mimeType: string } {
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
