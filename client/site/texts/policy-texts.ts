/** Texts of the policies: the data that this software stores, and the terms of this installation. */

export interface Policy {
  title: string;
  lead: string;
  parts: { title: string; text?: string; points?: string[] }[];
}

/** Texts of all policy pages. */
export const policyFrame = { operatorTitle: 'Who runs this site' };

const REFUSED =
  'Refused requests, such as wrong codes, are logged with your network address, for as long as the administrator of this site keeps the log.';

export const privacy: Policy = {
  title: 'Privacy Policy',
  lead: 'What Examwright stores about people, why, and when it is deleted. This page describes the software. The administrator of this site is responsible for how it is run here, and for what the law of their country adds.',
  parts: [
    {
      title: 'Visitors of these pages',
      points: [
        'We store nothing about you while you look around: no cookies, no tracking, no statistics by other companies, nothing loaded from elsewhere.',
        'The contact form stores name, e-mail address and phone number; feedback stores name, e-mail address and text; the newsletter stores the e-mail address. They are stored until the administrator of this site deletes them. You can ask for that at any time.',
        'The demo exam stores your answers under the name "You" for a day at most. Then they are all deleted.',
        'Your network address is stored as a hash for an hour, or for a day if you start a demo exam, so that requests that are sent too often can be refused.',
        REFUSED,
      ],
    },
    {
      title: 'Staff',
      points: [
        'An account: first and last name, e-mail address, name of the institute, a picture if you add one. Your password is stored as a hash (argon2id), from which nobody can read it.',
        'Each log-in: when it started, its network address and the name of the browser, so that you can see and end your sessions.',
        'In the log of this site: log-ins, and changes of passwords, two-factor log-in, roles and access tokens, with your network address.',
        REFUSED,
        'Access tokens that you create for programs: their names, when they were used, and a hash of each.',
        'What you do to exams, results and colleagues, and when, with your name, in a log that owners of your institute can read. It also shows invitations of colleagues and their outcome, with their e-mail addresses.',
        'What you create: quizzes, questions, pictures, class lists, and spreadsheets that you import.',
        'Of mails to you: the address, what kind of mail it was and when. Their text is stored only until they are sent, or are not worth sending any more.',
      ],
    },
    {
      title: 'Learners',
      points: [
        'Your name and e-mail address, as you or the institute typed them, and the class lists that you are on. You have no account and no password.',
        'Your answers, with the times when they were saved and submitted, your marks and how they changed, comments, results and certificates; also answers that came too late.',
        'What the institute arranged for you, and why: extra time, another date, another attempt. The log of its staff shows this with your name, and changed marks, too.',
        'Of mails to you: the address, what kind of mail it was and when. Their text, with your link, is stored only until they are sent, or are not worth sending any more.',
        'Copies that staff make: exports of results with names, answers and marks, and spreadsheets of names that they upload.',
        'What happens during an exam: when you leave the page and come back, when the connection is lost, and when you use another device or network. We do not store your network address for this, only a mark that differs in each attempt and shows that the address changed.',
        REFUSED,
        'The institute that gives the exam decides about all of this. If you have questions, ask it.',
      ],
    },
    {
      title: 'How long we store it',
      points: [
        'Until the institute is deleted: names and e-mail addresses of its learners, its class lists, attempts with their answers, marks and results, the quizzes they belong to, and the log of its staff. The institute is deleted with the account of its last member.',
        'Owners can erase what identifies a learner earlier, one learner at a time or automatically after a number of months: the name, e-mail address, written answers and comments are deleted, and the marks stay without a name.',
        'What staff delete stays in the trash for 30 days, unless they delete it for good earlier. Then it is deleted, unless an attempt refers to it.',
        'An account is deleted 30 days after its owner asks for it. If colleagues stay, the first and last name stay with what this person made, and the name and e-mail address stay in the log of the institute.',
        'Exports, with names and answers: 7 days.',
        'Workbooks that were uploaded for an import, or with names: 7 days. What an import found in them: 30 days.',
        'Records of mails to staff or learners: 30 days.',
        'Records of mailed codes, without their digits, and of attempts to use an e-mail address without its code, with the address: 1 day.',
        'The link that undoes a new password, as a hash, with the e-mail address: 1 day.',
        'E-mail addresses of invited colleagues: 30 days after the invitation ended, unless it was accepted or withdrawn before. The log keeps them.',
        'Log-ins, with network address and browser: 90 days after they expired. Remember Me: 30 days after it was last used. Browsers that are trusted for two-factor log-in: 30 days.',
        'The secret of an authenticator app, encrypted, and recovery codes, as hashes: until two-factor log-in is turned off.',
        'Access tokens of programs: 90 days after they ended.',
        'A hash of each change, so that it is not made twice if it is sent again: 35 days.',
        'Requests to continue an exam on another device, with the name and roll number that were typed: two hours.',
        'Pictures that nothing uses: 1 day. Previews of exams: 1 day. Demo exams of visitors: 1 day.',
        'Tasks that run every hour delete all of this. The administrator of this site may have backups that last longer.',
        'The log of this site, with network addresses, is separate: the administrator of this site decides how long it is stored.',
      ],
    },
    {
      title: 'Who can see it',
      points: [
        'Staff of the same institute, according to their role: owner, editor or marker. Nobody from another institute.',
        'The administrator of this site, who runs the server and its database. The mail server in use sees the mails.',
        'Nobody else: this software sells nothing and sends nothing to other companies.',
      ],
    },
    {
      title: 'Your rights',
      points: [
        'See it: most of it is on your profile, in your exams, or, for learners, at their own link.',
        'Take it with you: export results as Excel or CSV, and exams as JSON.',
        'Have it deleted: staff delete their account on their profile. It is deleted 30 days later. If you are the last member of your institute, everything in it is deleted, too. If you have colleagues, your name stays with what you made, and your name and e-mail address stay in the log, until the institute is deleted. Learners ask their institute. For what you sent on these pages, use the feedback form under Help.',
      ],
    },
  ],
};

export const terms: Policy = {
  title: 'Terms',
  lead: 'The rules for using Examwright here, in plain words.',
  parts: [
    {
      title: 'The software',
      text: 'Examwright is free software under the MIT licence. It comes without warranty. You may run it yourself, change it and pass it on.',
    },
    {
      title: 'Your account',
      points: [
        'Sign up with your own e-mail address; we mail you a code to confirm it. Keep your password to yourself: invite colleagues instead of sharing it.',
        'Whatever is done with your account is done in your name. If you think that someone else knows your password, choose a new one with "Forgot password?": this ends every session and every access token.',
      ],
    },
    {
      title: 'Your content',
      points: [
        'Questions, answers and results are yours. This software uses them only to do what you ask for.',
        'Use only questions and pictures that you have the right to use. Those of the demo are from OpenTriviaQA, under CC BY-SA 4.0.',
        'You are responsible for what you ask of your learners, and for telling them what is stored.',
      ],
    },
    {
      title: 'What we ask',
      points: [
        'Do not try to access what is not yours, and do not overload the service for others. If you reach a limit, a message tells you what to do.',
        'If you find a security hole, tell us with the feedback form under Help before you tell the world.',
      ],
    },
    {
      title: 'Plans and payment',
      text: 'You buy plans by phone. The limits of a plan are shown, but the software does not count them today. Nothing is charged on these pages.',
    },
    {
      title: 'If the service fails',
      text: 'What was confirmed as saved is stored. If the service itself was down, it records from when to when, and staff can give the lost time back. Export what you cannot do without: no service lasts for ever.',
    },
  ],
};

export const cookies: Policy = {
  title: 'Cookies',
  lead: 'Examwright sets no cookies. So there is no banner to click away. It keeps what it needs to remember in the storage of your browser, which no other site can read:',
  parts: [
    {
      title: 'On these pages',
      points: [
        'Which section a menu link leads to, until the page has loaded (examwright.section).',
        'The demo exams that you started (examwright.trial). Each ends within a day, and its entry is deleted when you open the demo again.',
        'For a demo exam, what is listed below for learners; and how far you scrolled on its results page, for as long as the tab is open (react-router-scroll-positions).',
        'What you typed into a form but have not sent, for as long as the tab is open (examwright.forms).',
      ],
    },
    {
      title: 'For staff',
      points: [
        'Your session (token, email), and what your role permits (abilities). Both are deleted when you log out.',
        'With Remember Me, for thirty days: your e-mail address and a random token that can only open a session, not your password (username, password).',
        'If you trusted this browser for two-factor log-in, for thirty days: the e-mail address of each account and a random token that replaces its code, not its password (trusted-browser).',
        'What you typed but have not saved yet (draft...), the pictures in it (images), and a little space reserved for it (spare). It is deleted when it is saved, or after some time.',
        'Whether single keys are shortcuts (single-keys), the theme that you chose (color-scheme), whether you review imported questions before they are stored (import-preview), and the columns of results that you have hidden (result-columns).',
        'How question papers are laid out for printing (print-layout), and the instructions that you wrote above one (print-instructions...).',
        'How far you scrolled on each page, for as long as the tab is open (react-router-scroll-positions).',
        'Half-filled forms for signing up and for a new password, for as long as the tab is open (sign-up, password-reset).',
      ],
    },
    {
      title: 'For learners',
      points: [
        'Answers that the server has not confirmed yet, and the paper of a running attempt with the answers in it, in a database of the browser (examwright-take). The paper is deleted when the attempt ends, and answers are deleted when they are confirmed.',
        'Copies of the page and of the pictures in the paper, from the start of an attempt to its end, so that they load without a connection (take-page, take-pictures).',
        'Which tab has the exam open (take.tab), a random name for this browser (take.browser), and how you like to read: text size, contrast and theme (take.comfort).',
        'A half-filled registration, or that you are waiting to continue on this device, for as long as the tab is open (take.registration..., take.return...).',
        'What the page has recorded but not sent yet, such as that you left it, until it is sent (take.facts...).',
        'Which messages from the exam staff you have read, for as long as the tab is open (take.messages...).',
        'If you joined an exam by name: its code, your name and your link, for thirty days and at most a hundred exams, so that you continue as the same learner (take.joined).',
        'On a shared computer, "Finish on this computer" deletes everything of yours except how you like to read. What belongs to other learners there stays. For a day it records that you finished, without your name or a link that works (take.finished).',
      ],
    },
    {
      title: 'For programmers',
      points: [
        'The query editor at /graphql: its tabs with your queries, its layout and its theme, for as long as the tab is open (graphiql:...). Headers, which could contain a token, are not stored.',
      ],
    },
    {
      title: 'How to delete all of it',
      text: 'Clear the data of this site in your browser. Do it when nothing is waiting to be sent: half-written questions and unsent answers are deleted, too.',
    },
  ],
};
