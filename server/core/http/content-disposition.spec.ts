import { describe, expect, it } from 'vitest';
import { contentDisposition } from './content-disposition.js';

describe('contentDisposition', () => {
  it('has the name twice: in ASCII for old clients, and unchanged', () => {
    expect(contentDisposition('Prüfung 1.xlsx')).toBe(
      `attachment; filename="Pr_fung 1.xlsx"; filename*=UTF-8''Pr%C3%BCfung%201.xlsx`,
    );
  });

  it.each([
    ['a quote and a header', 'a"\r\nSet-Cookie: x.xlsx', 'a___Set-Cookie_ x.xlsx'],
    ['a path', '../../etc/passwd', '.._.._etc_passwd'],
    ['a reversed extension', 'a\u202excod.exe', 'a_xcod.exe'],
    ['half a character', 'a\ud800b', 'a_b'],
    ['an escape', '100%25.xlsx', '100_25.xlsx'],
  ])('is safe with %s', (_what, name, ascii) => {
    const header = contentDisposition(name);
    expect(header).toContain(`filename="${ascii}"`);

    expect(header).not.toMatch(/[\u0000-\u001f\u007f-\uffff]/);
  });
});
