/** Texts of the second step of a log-in. Separate, to keep the log-in page small. */
export const secondStepTexts = {
  title: 'Two-factor log-in',
  lead: 'Your password was right. One step is left.',
  code: 'Code',
  codeHint: 'The six digits that your authenticator app shows for Examwright.',
  recoveryCode: 'Recovery code',
  recoveryCodeHint: 'One of the codes that you kept when you set this up. Each is good once.',
  codeRequired: 'Code is required',
  trust: 'Do not ask for a code in this browser for 30 days',
  confirm: 'Log In',
  useRecoveryCode: 'Use a recovery code',
  useApp: 'Use the authenticator app',
  back: 'Back to Login',
  lost: 'Lost the app and the recovery codes? An owner of your institute can switch two-factor log-in off for you. If you are the only owner, ask whoever runs this installation.',
  wrong: 'This code is wrong, or was used already. Type the code that your app shows now.',
  over: 'Too much time has passed. Log in again.',
} as const;

/** Texts of the pages about two-factor log-in. */
export const twoFactorTexts = {
  title: 'Two-factor log-in',
  lead: 'A code of an authenticator app on your phone is asked for after your password, so that the password alone opens nothing.',
  failed: 'The state of two-factor log-in could not be fetched',
  off: 'Off',
  offHint: 'Your password alone logs in.',
  on: 'On',
  since: (when: string) => `With this app since ${when}.`,
  codesLeft: (count: number) =>
    count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`,
  fewCodes: 'Make new ones before you need them.',
  required: 'Your institute requires it, so it cannot be switched off.',
  mustTitle: 'Set up two-factor log-in',
  mustHint:
    'Your institute requires two-factor log-in of everybody who works for it. Set it up to go on: it takes about two minutes, and you need your phone.',
  begin: 'Set it up',
  beginOther: 'Set up another app',
  passwordHint: 'First confirm that it is you.',
  next: 'Next',
  scanTitle: 'Scan this with your authenticator app',
  scanHint:
    'For example Google Authenticator, Microsoft Authenticator, Aegis, or a password manager with codes.',
  picture: 'QR code for your authenticator app',
  openApp: 'Open in your app',
  secret: 'Or type this key into the app',
  copySecret: 'Copy the key',
  code: 'Code',
  codeHint: 'The six digits that the app shows now.',
  codeRequired: 'Code is required',
  anyCodeHint: 'The six digits that your authenticator app shows now, or a recovery code.',
  switchOn: 'Switch it on',
  elsewhere:
    'Wherever else you are logged in, you are logged out. Access tokens of programs go on working.',
  switchedOn: 'Two-factor log-in is on.',
  codesTitle: 'Keep your recovery codes',
  codesHint:
    'Each logs you in once when you do not have your phone. They are never shown again: keep them where others do not find them, and not on that phone.',
  codes: 'Recovery codes',
  copy: 'Copy the codes',
  download: 'Download',
  fileName: 'examwright-recovery-codes.txt',
  codesHeader: (email: string) => `Recovery codes of ${email} for Examwright. Each is good once.`,
  print: 'Print',
  kept: 'I have kept them',
  notKeptTitle: 'Have you kept the recovery codes?',
  notKeptHint:
    'They are not shown again. Without them and without your phone you cannot log in. You can make new ones while you are logged in.',
  leave: 'Leave without them',
  renew: 'Make new recovery codes',
  renewTitle: 'Make new recovery codes?',
  renewHint: 'Those that you have stop working.',
  switchOff: 'Switch off',
  switchOffTitle: 'Switch off two-factor log-in?',
  switchOffHint:
    'Then your password alone logs in. Wherever else you are logged in, you are logged out.',
  switchedOff: 'Two-factor log-in is off.',
  trusted: {
    heading: 'Trusted browsers',
    list: 'Browsers that are not asked for a code',
    lead: 'These log in with the password alone: you asked not to be asked for a code there.',
    forget: 'Ask for a code again',
    forgetNamed: (device: string, since: string) =>
      `Ask for a code again in ${device}, trusted since ${since}`,
    forgetTitle: (device: string) => `Ask for a code again in ${device}?`,
    forgetHint: 'Its next log-in asks for a code. It is not logged out.',
    forgotten: 'A code is asked for there again.',
  },
  institute: {
    heading: 'Two-factor log-in for everybody',
    on: 'Everybody who works here has to set up two-factor log-in before they do anything else.',
    off: 'Everybody decides for themselves whether to use two-factor log-in.',
    require: 'Require it',
    requireTitle: 'Require two-factor log-in of everybody?',
    /** @param colleagues the number of colleagues, without the user */
    requireHint: (without: number, colleagues: number) => {
      if (colleagues === 0)
        return 'You have no colleagues yet. Whoever joins must set it up first.';
      return without === 0
        ? 'All colleagues have it already.'
        : `${without === 1 ? 'One colleague does' : `${without} colleagues do`} not have it yet: they have to set it up before they do anything else, also where they are logged in now.`;
    },
    allow: 'Do not require it',
    allowTitle: 'Stop requiring two-factor log-in?',
    allowHint: 'Everybody may switch it off again for themselves.',
    required: 'Two-factor log-in is required from now on.',
    allowed: 'Two-factor log-in is not required any more.',
    ownFirst: 'Set it up for your own account before you require it of everybody.',
  },
  colleague: {
    has: 'Two-factor log-in: on',
    hasNot: 'Two-factor log-in: off',
    switchOff: 'Switch off two-factor',
    switchOffNamed: (name: string) => `Switch off two-factor log-in of ${name}`,
    title: (name: string) => `Switch off two-factor log-in of ${name}?`,
    hint: 'For somebody who has lost both their phone and their recovery codes. Make sure that it is they who ask. They are logged out everywhere, get a mail, and log in with their password alone until they set it up again.',
    done: (name: string) => `${name} logs in with the password alone now.`,
  },
} as const;
