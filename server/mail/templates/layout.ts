/** The frame all mails share. Mail programs take tables and inline styles, and nothing newer. */

export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

/** Text from people is text in a mail too. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/**
 * @param paragraphs plain sentences, escaped here
 * @param highlight a code to be read and typed, shown large after the first paragraph
 */
export function mailContent(
  subject: string,
  paragraphs: string[],
  highlight?: string,
): MailContent {
  const [first = '', ...rest] = paragraphs;
  const lines = highlight === undefined ? [first, ...rest] : [first, highlight, ...rest];
  const paragraph = (text: string): string =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:1.5">${escapeHtml(text)}</p>`;
  const large =
    highlight === undefined
      ? ''
      : `<p style="margin:0 0 16px;font:700 32px/1.2 monospace">${escapeHtml(highlight)}</p>`;
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;background:#f6f4ef;color:#1f2430;font-family:sans-serif">',
    '<table role="presentation" width="100%"><tr><td align="center">',
    '<table role="presentation" width="100%" style="max-width:480px;background:#fff">',
    '<tr><td style="padding:32px">',
    '<p style="margin:0 0 24px;font-size:18px;font-weight:700;color:#0f5c4d">Examwright</p>',
    paragraph(first) + large + rest.map(paragraph).join(''),
    '</td></tr></table></td></tr></table></body></html>',
  ].join('\n');
  return { subject, text: `${lines.join('\n\n')}\n\nExamwright\n`, html };
}
