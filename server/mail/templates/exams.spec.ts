import { expect, it } from 'vitest';
import { renderMail, type MailTemplate, type MailValues } from './index.js';

const link = {
  title: 'Botany <1>',
  institute: 'Analytical School',
  name: 'Zoë',
  opensAt: null,
  closesAt: null,
  timeZone: 'UTC',
  minutes: 60,
  url: 'https://exams.example.org/take#token',
};
const code = { code: '314159', minutes: 10, examCode: 'ABCD-EFGH' };
const named = { title: link.title, institute: link.institute };

const LINK_MAILS = ['exam-invitation', 'exam-reminder', 'exam-link', 'exam-result'] as const;

it.each(LINK_MAILS)('%s names exam and institute in subject, text and HTML', (template) => {
  const { subject, text, html } = renderMail(
    template as MailTemplate,
    link as MailValues[MailTemplate],
  );
  expect(subject).toContain('Botany <1> (Analytical School)');
  for (const part of ['Botany <1>', 'Analytical School']) expect(text).toContain(part);
  for (const part of ['Botany &lt;1&gt;', 'Analytical School']) expect(html).toContain(part);
});

it('a mail with a code names exam and institute, too, and makes no links of them', () => {
  const plain = renderMail('exam-code', { ...code, ...named });
  expect(plain.subject).toBe('314159 is your code for "Botany <1>" of Analytical School');
  expect(plain.text).toContain('"Botany <1>" of Analytical School (ABCD-EFGH):');
  const title = 'Win at https://evil.example/now or me@evil.example';
  const mail = renderMail('exam-code', { ...code, title, institute: 'www.evil.example' });
  for (const part of Object.values(mail))
    expect(part).not.toMatch(/evil\.example|me@evil|https:\/\/e/);
});

it('a code that an earlier version has queued is still mailed', () => {
  expect(renderMail('exam-code', code).subject).toBe('314159 is your code for an exam');
});

it('shortens long titles and names in subjects, between characters', () => {
  const long = { ...link, title: '🌊'.repeat(200), institute: 'x'.repeat(200) };
  const { subject, text } = renderMail('exam-link', long);
  expect(subject).toBe(`Your link to an exam: ${'🌊'.repeat(79)}… (${'x'.repeat(59)}…)`);
  expect(text).toContain(long.title);
});
