/** Texts of the second step of a log-in. Separate, to keep the log-in page small. */
export const secondStepTexts = {
  title: 'Two-factor log-in',
  lead: 'Your password is correct. There is one more step.',
  code: 'Code',
  codeHint: 'The six digits your authenticator app shows for Examwright.',
  recoveryCode: 'Recovery code',
  recoveryCodeHint: 'One of the codes you saved when you set this up. You can use each code once.',
  codeRequired: 'Code is required',
  trust: 'Do not ask for a code in this browser for 30 days',
  confirm: 'Log In',
  useRecoveryCode: 'Use a recovery code',
  useApp: 'Use the authenticator app',
  back: 'Back to Login',
  lost: 'Lost the app and the recovery codes? An owner of your institute can switch two-factor log-in off for you. If you are the only owner, ask the administrator of this site.',
  wrong: 'This code is wrong or has already been used. Type the code your app shows now.',
  over: 'You took too long. Log in again.',
} as const;

/** Texts of the pages about two-factor log-in. */
export const twoFactorTexts = {
  title: 'Two-factor log-in',
  lead: 'After your password, you type a code from an authenticator app on your phone. No one can log in with your password alone.',
  failed: 'The two-factor log-in settings could not be loaded',
  off: 'Off',
  offHint: 'You log in with your password only.',
  on: 'On',
  since: (when: string) => `Set up with this app on ${when}.`,
  codesLeft: (count: number) =>
    count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`,
  fewCodes: 'Create new ones before you need them.',
  required: 'Your institute requires it, so you cannot switch it off.',
  mustTitle: 'Set up two-factor log-in',
  mustHint:
    'Your institute requires two-factor log-in for everyone who works for it. Set it up to continue. It takes about two minutes, and you need your phone.',
  begin: 'Set up two-factor log-in',
  beginOther: 'Set up another app',
  passwordHint: 'Confirm that it is you.',
  next: 'Next',
  scanTitle: 'Scan this with your authenticator app',
  scanHint:
    'For example Google Authenticator, Microsoft Authenticator, Aegis, or a password manager with codes.',
  picture: 'QR code for your authenticator app',
  openApp: 'Open in your app',
  secret: 'Or type this key into the app',
  copySecret: 'Copy the key',
  code: 'Code',
  codeHint: 'The six digits the app shows now.',
  codeRequired: 'Code is required',
  anyCodeHint: 'The six digits your authenticator app shows now, or a recovery code.',
  switchOn: 'Switch it on',
  elsewhere: 'You are logged out everywhere else. Access tokens keep working.',
  switchedOn: 'Two-factor log-in is on.',
  codesTitle: 'Save your recovery codes',
  codesHint:
    'Use one of these codes to log in when you do not have your phone. You can use each code once, and you will not see them again. Keep them in a safe place, but not on that phone.',
  codes: 'Recovery codes',
  copy: 'Copy the codes',
  download: 'Download',
  fileName: 'examwright-recovery-codes.txt',
  codesHeader: (email: string) =>
    `Recovery codes of ${email} for Examwright. You can use each code once.`,
  print: 'Print',
  kept: 'I have saved them',
  notKeptTitle: 'Have you saved the recovery codes?',
  notKeptHint:
    'You will not see them again. Without them and without your phone you cannot log in. You can create new ones while you are logged in.',
  leave: 'Leave without saving them',
  renew: 'Create new recovery codes',
  renewTitle: 'Create new recovery codes?',
  renewHint: 'Your current codes stop working.',
  switchOff: 'Switch it off',
  switchOffTitle: 'Switch off two-factor log-in?',
  switchOffHint: 'You will log in with your password only. You are logged out everywhere else.',
  switchedOff: 'Two-factor log-in is off.',
  trusted: {
    heading: 'Trusted browsers',
    list: 'Browsers that do not ask for a code',
    lead: 'You chose not to be asked for a code in these browsers. They need only your password.',
    forget: 'Ask for a code again',
    forgetNamed: (device: string, since: string) =>
      `Ask for a code again in ${device}, trusted since ${since}`,
    forgetTitle: (device: string) => `Ask for a code again in ${device}?`,
    forgetHint: 'It stays logged in. The next log-in there asks for a code.',
    forgotten: 'That browser will ask for a code again.',
  },
  institute: {
    heading: 'Two-factor log-in for everyone',
    on: 'Everyone who works here has to set up two-factor log-in before they can do anything else.',
    off: 'Colleagues can choose whether to use two-factor log-in.',
    require: 'Require it for everyone',
    requireTitle: 'Require two-factor log-in for everyone?',
    /** @param colleagues the number of colleagues, without the user */
    requireHint: (without: number, colleagues: number) => {
      if (colleagues === 0)
        return 'You have no colleagues yet. New colleagues will have to set it up first.';
      return without === 0
        ? 'All your colleagues already have it.'
        : `${without === 1 ? 'One colleague does' : `${without} colleagues do`} not have it yet. They have to set it up before they can do anything else, even where they are logged in now.`;
    },
    allow: 'Stop requiring it',
    allowTitle: 'Stop requiring two-factor log-in?',
    allowHint: 'Colleagues can then switch it off for themselves.',
    required: 'Two-factor log-in is now required.',
    allowed: 'Two-factor log-in is no longer required.',
    ownFirst: 'Set it up for your own account before you require it for everyone.',
  },
  colleague: {
    has: 'Two-factor log-in: on',
    hasNot: 'Two-factor log-in: off',
    switchOff: 'Switch off two-factor',
    switchOffNamed: (name: string) => `Switch off two-factor log-in for ${name}`,
    title: (name: string) => `Switch off two-factor log-in for ${name}?`,
    hint: 'Do this for a colleague who has lost both their phone and their recovery codes. First make sure that the request really comes from them. They are logged out everywhere, get an e-mail, and log in with their password only until they set it up again.',
    done: (name: string) => `${name} now logs in with the password only.`,
  },
} as const;
