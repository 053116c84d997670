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

const LINK_MAILS = [
  'exam-invitation',
  'exam-reminder',
  'exam-link',
  'exam-times',
  'exam-result',
] as const;

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

it.each(['。', '．', '｡', '․', '﹒', '.\u202e', '.\u2060'])(
  'a mail with a code makes no link of a name with the dot %j',
  (dot) => {
    const mail = renderMail('exam-code', { ...code, ...named, title: `evil${dot}example` });
    for (const part of Object.values(mail)) expect(part).toMatch(/evil. \u2060?example/);
  },
);

it.each([...LINK_MAILS, 'exam-code'] as const)(
  '%s has no character that turns text',
  (template) => {
    const turned = '\u202egpj.\u202c\u2066x\u2069\u200e\u200f\u061c\u202a\u202b\u202d\u2067\u2068';
    const values = { ...link, ...code, title: turned, institute: turned, name: turned };
    const mail = renderMail(template as MailTemplate, values as MailValues[MailTemplate]);
    for (const part of Object.values(mail)) {
      expect(part).toContain('gpj.');
      expect(part).not.toMatch(/\p{Bidi_Control}/u);
    }
  },
);

it('an invitation to colleagues has none either, also in its link', () => {
  const values = {
    institute: 'A\u202eB',
    invitedBy: 'C\u2066D',
    as: 'an editor',
    expiresAt: '2026-05-04T09:00:00Z',
    timeZone: 'UTC',
    url: link.url,
  };
  const mail = renderMail('member-invitation', values);
  for (const part of Object.values(mail)) {
    expect(part).toContain('AB');
    expect(part).not.toMatch(/\p{Bidi_Control}/u);
  }
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

it('quotes a message of staff line by line, so that none of it looks like ours', () => {
  const message = { by: 'Ada\nByron', text: 'One\n\n\nTwo\u202e <b>' };
  const { text, html } = renderMail('exam-invitation', { ...link, message });
  expect(text).toContain(
    'Analytical School writes, by Ada Byron (passed on by Examwright):\n\n> One\n>\n> Two <b>\n\nOpen the',
  );
  expect(html).toContain('>One<br><br>Two &lt;b&gt;</blockquote>');
});

it.each([true, undefined])('makes no link of a message of a new account (%s)', (isUnlinked) => {
  const text =
    'Pay at https://evil.example/now\nor mail me@evil.example, evil\u3002example, 3/4, 10:30';
  const unlinked = isUnlinked === undefined ? {} : { isUnlinked };
  const message = { by: 'www.evil.example', text, ...unlinked };
  const mail = renderMail('exam-invitation', { ...link, message });
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain('https: / / evil. example/ now');
    expect(part).toContain('3/4, 10:30');
    expect(part).not.toMatch(/evil[.\u3002]example|me@evil/);
  }
});

it('leaves the message of an older account as it is', () => {
  const message = { by: 'J.R. Byron', text: 'At 10:30, see school.example', isUnlinked: false };
  const { text } = renderMail('exam-times', { ...link, message });
  expect(text).toContain('by J.R. Byron (passed');
  expect(text).toContain('> At 10:30, see school.example');
});
