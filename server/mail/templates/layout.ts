/** The layout of all mails. Mail programs support tables and inline styles, and nothing newer. */
import { escapeHtml } from '../../core/http/escape-html.js';

export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

/** What somebody writes in a mail of ours. */
export interface MailQuote {
  /** Who writes it, for example `Ada Byron writes:`. */
  heading: string;
  /** Plain text; line breaks are kept. */
  text: string;
}

/** After the first paragraph: what somebody writes, and emphasized a code to type, or a link. */
export interface MailHighlight {
  quote?: MailQuote | null;
  highlight?: string;
  /** @property url of ours */
  link?: { text: string; url: string };
}

/**
 * Removes line breaks, so that a title can start neither a paragraph nor a mail header, and what turns the direction of
 * text, so that it cannot make our own words read otherwise.
 */
function oneLine(text: string): string {
  return text.replace(/\p{Bidi_Control}/gu, '').replace(/[\s\p{Cc}]+/gu, ' ');
}

/**
 * The lines of a quote. Each is marked as quoted, also in plain text, so that nobody takes it for our own words. At most
 * one line in a row is empty.
 */
function quotedLines(text: string): string[] {
  const lines = text.split('\n').map((line) => oneLine(line).trim());
  return lines.filter((line, index) => line !== '' || lines[index - 1] !== '');
}

/**
 * @param subject it becomes a header of the mail
 * @param paragraphs plain sentences, escaped here
 */
export function mailContent(
  subject: string,
  paragraphs: string[],
  { quote, highlight, link: rawLink }: MailHighlight = {},
): MailContent {
  const heading = oneLine(subject);
  const link = rawLink && { ...rawLink, text: oneLine(rawLink.text) };
  const [first = '', ...rest] = paragraphs.map(oneLine);
  const marked = [highlight, link && `${link.text}: ${link.url}`].filter(
    (one) => one !== undefined,
  );
  const said = quote && { heading: oneLine(quote.heading), lines: quotedLines(quote.text) };
  const quoted = said
    ? [said.heading, said.lines.map((line) => `> ${line}`.trim()).join('\n')]
    : [];
  const lines = [first, ...quoted, ...marked, ...rest];
  const wrapInParagraph = (html: string): string =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:1.5">${html}</p>`;
  const paragraph = (text: string): string => wrapInParagraph(escapeHtml(text));
  const quoteHtml = said
    ? paragraph(said.heading) +
      `<blockquote style="margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid #00694f;font-size:16px;line-height:1.5">${said.lines.map(escapeHtml).join('<br>')}</blockquote>`
    : '';
  const linkHtml = link
    ? wrapInParagraph(
        `<a href="${escapeHtml(link.url)}" style="color:#00694f">${escapeHtml(link.text)}</a>`,
      )
    : '';
  const large =
    highlight === undefined
      ? ''
      : `<p style="margin:0 0 16px;font:700 32px/1.2 monospace">${escapeHtml(highlight)}</p>`;
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${escapeHtml(heading)}</title></head>`,
    '<body style="margin:0;padding:24px;background:#f1f3ef;color:#17211f;font-family:sans-serif">',
    '<table role="presentation" width="100%"><tr><td align="center">',
    '<table role="presentation" width="100%" style="max-width:480px;background:#fff">',
    '<tr><td style="padding:32px">',
    '<p style="margin:0 0 24px;font-size:18px;font-weight:700;color:#00694f">Examwright</p>',
    paragraph(first) + quoteHtml + large + linkHtml + rest.map(paragraph).join(''),
    '</td></tr></table></td></tr></table></body></html>',
  ].join('\n');
  return { subject: heading, text: `${lines.join('\n\n')}\n\nExamwright\n`, html };
}
