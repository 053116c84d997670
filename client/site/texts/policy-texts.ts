/** Texts of the policies: the data that this software stores, and the terms of this installation. */

export interface Policy {
  title: string;
  lead: string;
  parts: { title: string; text?: string; points?: string[] }[];
}

/** Texts of all policy pages. */
export const policyFrame = { operatorTitle: 'Who runs this installation' };

const REFUSED =
  'Refused tries are logged with your network address, for as long as whoever runs this keeps the log.';

export const privacy: Policy = {
  title: 'Privacy Policy',
  lead: 'What Examwright stores about people, why, and when it goes. This describes the software; who runs it here answers for it, and for what the law of their country adds.',
  parts: [
    {
      title: 'Visitors of these pages',
      points: [
        'Nothing about you is stored by looking around: no cookies, no tracking, no statistics by other companies, nothing loaded from elsewhere.',
        'The contact form stores name, e-mail address and phone number; feedback stores name, e-mail address and text; the newsletter stores the e-mail address. They are kept until whoever runs this removes them. Ask, and they are removed.',
        'The demo exam stores your answers under the name "You" for a day at most. Then all of it is removed.',
        'Your network address is counted, as a hash, for an hour, or for a day where you start a demo exam, in order to refuse what is sent too often.',
        REFUSED,
      ],
    },
    {
      title: 'Staff',
      points: [
        'An account: first and last name, e-mail address, name of the institute, a picture if you add one. Your password is stored as a hash (argon2id) that it cannot be read from.',
        'A log-in: when it began, its network address and what the browser calls itself, so that you can see and end your sessions.',
        'In the log of this installation: log-ins, and changes of password, two-factor log-in, roles and access tokens, with your network address.',
        REFUSED,
        'Access tokens that you make for programs: their names, when they were used, and a hash of each.',
        'What you did to exams, results and colleagues, and when, with your name, in a log that owners of your institute can read. Invitations of colleagues, and what becomes of them, stand in it with their e-mail addresses.',
        'What you make: quizzes, questions, pictures, class lists, spreadsheets that you import.',
        'Of mails to you: the address, what kind of mail it was and when. Their text is stored only until they are sent, or are not worth sending any more.',
      ],
    },
    {
      title: 'Learners',
      points: [
        'Name and e-mail address, as the institute or you yourself typed them, and the class lists that you are in; no account and no password.',
        'Answers, with the times they were saved and handed in, marks and how they changed, comments, results and certificates; also answers that came too late.',
        'What the institute arranged for you, with its reasons: more time, another date, another attempt. It stands with your name in the log of its staff, too, as changed marks do.',
        'Of mails to you: the address, what kind of mail it was and when. Their text, with your link, is stored only until they are sent, or are not worth sending any more.',
        'Copies that staff make: exports of results with names, answers and marks, and spreadsheets of names that they send.',
        'What happened during an exam: that the page was left or came back, that the line was lost, that another device or network was used. Of network addresses a mark is kept, another one each attempt, which tells only that something changed.',
        REFUSED,
        'The institute that gives the exam decides about all of this, and you can ask it.',
      ],
    },
    {
      title: 'How long it is kept',
      points: [
        'Until the institute goes: names and addresses of its learners, its class lists, attempts with their answers, marks and results, the quizzes they belong to, and the log of its staff. It goes with the account of its last member.',
        'Owners can erase what names a learner earlier, one by one, or let it be erased after the months that they choose: name, address, written answers and comments go, marks stay without a name.',
        'What staff delete waits 30 days in the trash, if they do not remove it for good before. Then it is removed, unless an attempt refers to it.',
        'An account goes 30 days after its owner asked. Where colleagues stay, first and last name stay with what they made, and name and e-mail address in the log of the institute.',
        'Exports, with names and answers: 7 days.',
        'Workbooks that were sent for an import, or with names: 7 days. What an import found in them: 30 days.',
        'What is noted of mails to anybody, staff or learners: 30 days.',
        'Codes that were mailed, never their digits, and attempts to use an address without its code, with the address: 1 day.',
        'What undoes a new password, as a hash, with the address: 1 day.',
        'Addresses of invited colleagues: 30 days after the invitation ended, unless it was taken up or withdrawn before. The log keeps them.',
        'Log-ins, with network address and browser: 90 days after their time was over. Remember Me: 30 days after it was last used. Browsers that are trusted for two-factor log-in: 30 days.',
        'The secret of an authenticator app, encrypted, and recovery codes, as hashes: until two-factor log-in is switched off.',
        'Access tokens of programs: 90 days after they ended.',
        'That a change was made, as a hash, so that it is not made twice when it is sent again: 35 days.',
        'Requests to go on with an exam on another device, with the name and roll number that were typed: two hours.',
        'Pictures that nothing uses: 1 day. Previews of exams: 1 day. Trials of visitors: 1 day.',
        'All of this is removed by tasks that run every hour. Backups of whoever runs this may keep it longer.',
        'The log of this installation, with network addresses, is not among it: whoever runs this decides how long it is kept.',
      ],
    },
    {
      title: 'Who sees it',
      points: [
        'Staff of the same institute, by their role: owner, editor, marker. Nobody of another institute.',
        'Whoever runs this server and its database. The mail server that it is set up with sees the mails.',
        'Nobody else: nothing is sold, and nothing is sent to other companies by this software.',
      ],
    },
    {
      title: 'Your rights',
      points: [
        'See it: most of it is on your profile, in your exams, and, for learners, behind their own link.',
        'Take it with you: results as Excel or CSV, exams as JSON.',
        'Have it removed: staff delete their account on their profile. 30 days later it goes, and with the last of an institute all that the institute has; with colleagues, your name stays with what you made, and name and address in the log, until the institute goes. Learners ask their institute. For what you left on these pages, ask by the feedback form under Help.',
      ],
    },
  ],
};

export const terms: Policy = {
  title: 'Terms',
  lead: 'The rules of using Examwright here, in plain words.',
  parts: [
    {
      title: 'The software',
      text: 'Examwright is free software under the MIT licence. It comes without warranty. You may run it yourself, change it and pass it on.',
    },
    {
      title: 'Your account',
      points: [
        'Sign up with an e-mail address that is yours; a code proves it. Keep your password to yourself. Invite colleagues instead of sharing it.',
        'What is done with your account is done in your name. If you think that somebody else has it, set a new one by "Forgot password?": that ends every session and every access token.',
      ],
    },
    {
      title: 'Your content',
      points: [
        'Questions, answers and results are yours. This software uses them for nothing but giving you what you asked for.',
        'Bring only questions and pictures that you may use. Those of the demo are from OpenTriviaQA, under CC BY-SA 4.0.',
        'You answer to your learners for what you ask of them, and for telling them what is stored.',
      ],
    },
    {
      title: 'What we ask',
      points: [
        'Do not try to get at what is not yours, and do not load the service so that others cannot use it. There are limits, and they answer with what to do.',
        'If you find a hole, tell us by the feedback form under Help before you tell the world.',
      ],
    },
    {
      title: 'Plans and payment',
      text: 'Plans are bought by phone. Quotas of the plans are shown and not counted by the software today. Nothing is charged on these pages.',
    },
    {
      title: 'If the service fails',
      text: 'What was acknowledged as saved is stored. If the service itself was down, it notes from when to when, and staff can give the lost time back. Take exports of what you cannot do without: no service is for ever.',
    },
  ],
};

export const cookies: Policy = {
  title: 'Cookies',
  lead: 'Examwright sets no cookies. So there is no banner to click away. What it needs to remember, it keeps in the storage of your browser, which no other site can read:',
  parts: [
    {
      title: 'On these pages',
      points: [
        'Which section a link of the menu leads to, for the moment until the page is there (examwright.section).',
        'The demo exams that you started (examwright.trial). Each ends within a day; its line here goes when you open the demo again.',
        'Of a demo exam what is listed below for learners, and on the page of its results how far you had scrolled, for as long as the tab is open (react-router-scroll-positions).',
        'What you typed into a form and have not sent, for as long as the tab is open (examwright.forms).',
      ],
    },
    {
      title: 'For staff',
      points: [
        'Your session (token, email). It goes when you log out.',
        'With Remember Me, for thirty days: your address and a random token that can only open a session, not your password (username, password).',
        'Where you trusted this browser for two-factor log-in, for thirty days: the address of each account and a random token that replaces its code, not its password (trusted-browser).',
        'What is typed and not saved yet (draft...), the pictures in it (images), and a little room kept free for it (spare). It goes when it is saved, or after some time.',
        'Whether single keys are shortcuts (single-keys), the theme that you chose (color-scheme), and whether you look at imported questions before they are stored (import-preview).',
        'How far you had scrolled on each page, for as long as the tab is open (react-router-scroll-positions).',
        'Half-filled forms of sign-up and of a new password, for as long as the tab is open (sign-up, password-reset).',
      ],
    },
    {
      title: 'For learners',
      points: [
        'Answers that the server has not acknowledged yet, and the paper of a running attempt with the answers that it has, in a database of the browser (examwright-take). The paper goes when the attempt ends, and answers go when they are acknowledged.',
        'Copies of the page and of the pictures in the paper, from the start of an attempt to its end, so that it can be loaded without a connection (take-page, take-pictures).',
        'Which tab has the exam open (take.tab), a random name of this browser (take.browser), and how you like to read: size, contrast, theme (take.comfort).',
        'A half-filled registration, or that you wait to be let in on this device, for as long as the tab is open (take.registration..., take.return...).',
        'What the page has noticed and not reported yet, such as that it was left, until it is reported (take.facts...).',
        'Which messages of staff you have read, for as long as the tab is open (take.messages...).',
        'Where you joined an exam by name: its code, your name and your link, of the newest hundred and for thirty days, so that you go on as the same learner (take.joined).',
        'On a shared computer, "Finish on this computer" removes all of yours but how you like to read. What others who joined there have stays. For a day it notes that you finished, without your name or a link that works (take.finished).',
      ],
    },
    {
      title: 'For programmers',
      points: [
        'The query editor at /graphql: its tabs with your queries, how it is laid out and its theme, for as long as the tab is open (graphiql:...). Headers, where a token would stand, are not kept.',
      ],
    },
    {
      title: 'To remove all of it',
      text: 'Clear the data of this site in your browser. Do it when nothing waits to be sent: half-written questions and answers without a line go with it.',
    },
  ],
};
