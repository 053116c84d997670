/** What can be read in a PDF that pdfkit wrote, without a reader of PDFs. */
import { inflateSync } from 'node:zlib';

/** The texts of its pages, in the order in which they are drawn. */
export function textOf(pdf: Buffer): string {
  return streamsOf(pdf)
    .flatMap((stream) => [...stream.matchAll(/\[([^\]]*)\] TJ/g)])
    .map(([, parts = '']) =>
      [...parts.matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => hex).join(''),
    )
    .map((hex) => Buffer.from(hex, 'hex').toString('latin1'))
    .join('\n');
}

function streamsOf(pdf: Buffer): string[] {
  const found: string[] = [];
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 1)) {
    const isEnd = pdf.subarray(at - 3, at).toString() === 'end';
    const end = pdf.indexOf('\nendstream', at);
    if (isEnd || end < 0) continue;
    const bytes = pdf.subarray(at + 'stream\n'.length, end);
    // 0x78 begins what zlib has packed; other streams are not pages.
    if (bytes[0] === 0x78) found.push(inflateSync(bytes).toString('latin1'));
  }
  return found;
}
