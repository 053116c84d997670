/** Texts about the candidates of an exam. A file of its own, so that other pages do not load it. */
export const peopleTexts = {
  heading: 'People',
  invite: 'Invite people',
  /** Beside the button, which is off then. */
  notReady: 'Not possible yet:',
  notReadySee: (count: number, formatted: string) =>
    count === 0
      ? 'submit the paper again'
      : count === 1
        ? 'correct 1 thing'
        : `correct ${formatted} things`,
  remind: 'Remind learners who have not started',
  remindTitle: 'Remind everyone who has not started?',
  remindHint: 'Each of them gets another e-mail with their link.',
  reminded: (count: number) =>
    count === 0
      ? 'There is no one to remind'
      : count === 1
        ? '1 reminder is on its way'
        : `${count} reminders are on their way`,
  /** Added to what was mailed: of those who get no mail. */
  withoutAddress: (count: number, formatted: string) =>
    count === 1
      ? '1 has no e-mail address: copy the personal link.'
      : `${formatted} have no e-mail address: copy their personal links.`,
  message: {
    label: 'Message (optional)',
    hint: 'Shown in the e-mail under your name. Line breaks stay.',
  },
  /** After the times of an exam were changed. */
  times: {
    changed: (count: number, formatted: string) =>
      count === 1
        ? 'The times have changed. 1 invited learner has not started yet.'
        : `The times have changed. ${formatted} invited learners have not started yet.`,
    offer: (count: number, formatted: string) =>
      count === 1 ? 'Tell the 1 invited' : `Tell the ${formatted} invited`,
    later: 'Not now',
    title: 'Tell the learners about the new times?',
    hint: 'Everyone who was invited and can still start gets an e-mail with the times as they are now, and their link.',
    send: 'Send the new times',
    mailed: (count: number, formatted: string) =>
      count === 1 ? '1 e-mail is on its way' : `${formatted} e-mails are on their way`,
    /** Added to what was mailed. */
    skipped: (count: number, formatted: string) =>
      count === 1
        ? '1 other gets none: no e-mail address, or opening times of their own'
        : `${formatted} others get none: no e-mail address, or opening times of their own`,
    failed: (count: number, formatted: string) =>
      count === 1 ? '1 e-mail could not be sent' : `${formatted} e-mails could not be sent`,
  },
  /** A mail to many learners. */
  mailing: { sendRest: 'Send to the rest' },
  search: 'Search by name, e-mail or roll number',
  filter: 'State',
  all: 'All',
  states: {
    NOT_STARTED: 'Not started',
    STARTED: 'Started',
    SUBMITTED: 'Submitted',
    REVOKED: 'Revoked',
  },
  /** The filters of the list. */
  choices: {
    NOT_STARTED: 'Not started',
    STARTED: 'Started or submitted',
    REVOKED: 'Revoked',
  },
  mailStates: {
    QUEUED: 'on its way',
    SENT: 'sent',
    FAILED: 'could not be sent: check the e-mail address',
  },
  origins: {
    INVITED: 'Invited',
    REGISTERED: 'Registered',
    LINK: 'By link',
    PREVIEW: 'Preview',
  },
  columns: {
    name: 'Name',
    email: 'Email',
    state: 'State',
    origin: 'Joined by',
    mailed: 'Last e-mail',
    arranged: 'Arrangements',
    actions: 'Actions',
  },
  noEmail: 'No e-mail address',
  failed: 'The list of people could not be loaded',
  empty: 'No people yet',
  emptyHint: 'Invite people, or share the link or the code of the exam.',
  emptyInvitedHint: 'Only people you invite can join this exam.',
  noMatch: 'No people found',
  noMatchHint: 'Nobody matches the search and the state.',
  clear: 'Show all',
  extraTime: (percent: string) => `${percent} % extra time`,
  extraAttempts: (count: number) => (count === 1 ? '1 extra attempt' : `${count} extra attempts`),
  ownWindow: 'own opening times',
  actionsFor: (name: string) => `Actions for ${name}`,
  resend: 'Send the link again',
  resendTitle: (name: string) => `Send the link again to ${name}?`,
  resendHint: (name: string) => `${name} gets another e-mail with the same link.`,
  resent: (name: string) => `The link is on its way to ${name}`,
  copyLink: 'Copy the personal link',
  linkCopied: 'Copied. Anyone with this link can take the exam as this person.',
  linkTitle: 'Personal link',
  arrange: 'Arrange extra time or attempts',
  learnerPage: 'All results and personal data',
  revoke: 'Revoke',
  revokeTitle: (name: string) => `Revoke the access of ${name}?`,
  revokeHint: (name: string) =>
    `The link of ${name} stops working at once. Their answers are kept.`,
  revoked: (name: string) => `${name} no longer has access`,
  restore: 'Restore',
  restored: (name: string) => `${name} has been restored, with a new link`,
  arrangeTitle: (name: string) => `Arrangements for ${name}`,
  extraTimeLabel: 'Extra time, in per cent',
  extraTimeHint: 'An attempt in progress gets the extra time, too.',
  extraAttemptsLabel: 'Extra attempts',
  ownOpens: 'Opens for them',
  ownCloses: 'Closes for them',
  ownHint: (zone: string) => `Time zone: ${zone}. Leave it empty to use the same time as everyone.`,
  arrangeSave: 'Save',
  arranged: (name: string) => `Saved for ${name}`,
  reader: {
    inviteTitle: 'Invite people',
    back: 'People',
    source: 'Source',
    paste: 'Paste',
    sheet: 'Spreadsheet',
    lists: 'Class lists',
    pasteLabel: 'Names and e-mail addresses',
    pasteHint:
      'Put one person on each line: Asha Rao <asha@example.org>, or paste two columns with name and e-mail address. If you have roll numbers or no e-mail addresses, name the columns in the first line: Name, Email, Roll number.',
    pastePlaceholder: 'Asha Rao <asha@example.org>',
    read: 'Check the list',
    limits:
      'It needs the columns Name and Email, or Name and Roll number. At most 2,000 people and 5 MB.',
    tooLarge: 'The file is larger than 5 MB. Split it into smaller files.',
    refused: 'The file could not be read',
    found: (count: number, formatted: string) =>
      count === 1 ? '1 person found' : `${formatted} people found`,
    faults: (count: number, formatted: string) =>
      count === 1 ? '1 line needs checking' : `${formatted} lines need checking`,
    faultTable: 'Lines that need checking',
    moreFaults: (formatted: string) => `And ${formatted} more`,
    leaveOut: 'Leave out',
    line: 'Line',
    text: 'Text',
    message: 'What to do',
    noName: 'No name',
    rollNumber: 'Roll number',
    externalId: 'External ID',
    withoutAddress: (count: number, formatted: string) =>
      count === 1
        ? '1 of them has no e-mail address. They get a personal link, but no e-mail.'
        : `${formatted} of them have no e-mail address. They get personal links, but no e-mail.`,
    remove: (name: string) => `Leave out ${name}`,
    readMore: 'Add another list',
    noLists: 'No class lists yet',
    noListsHint: 'Create one to invite the same people to several exams.',
    members: (count: number, formatted: string) =>
      count === 1 ? '1 person' : `${formatted} people`,
    listsFailed: 'The class lists could not be loaded',
    nobody: 'No people added yet.',
    unread: 'Press “Check the list” first.',
    inviteCount: (count: number, formatted: string) =>
      count === 1 ? 'Invite 1 person' : `Invite ${formatted} people`,
    inviteLists: 'Invite',
    invited: (formatted: string, count: number) =>
      count === 1 ? '1 invitation is on its way' : `${formatted} invitations are on their way`,
    nobodyMailed: (count: number, formatted: string) =>
      count === 1 ? '1 person was invited' : `${formatted} people were invited`,
    already: (count: number, formatted: string) =>
      count === 1 ? '1 was already on the list.' : `${formatted} were already on the list.`,
    leaveTitle: 'You have not invited anyone yet',
    leaveHint: 'If you leave now, you lose this list.',
    leaveAnyway: 'Leave without inviting',
    leaveAddTitle: 'You have not added anyone yet',
    leaveAddAnyway: 'Leave without adding',
    addTitle: 'Add people',
    addCount: (count: number, formatted: string) =>
      count === 1 ? 'Add 1 person' : `Add ${formatted} people`,
  },
  lists: {
    title: 'Class Lists',
    search: 'Search by name',
    noMatchHint: 'No class list has this name.',
    create: 'New class list',
    createTitle: 'New class list',
    name: 'Name',
    nameRequired: 'The name is required',
    nameTooLong: 'The name must be at most 200 characters long',
    make: 'Create list',
    made: 'The class list has been created',
    failed: 'The class lists could not be loaded',
    empty: 'No class lists yet',
    emptyHint:
      'Put names and e-mail addresses on a class list to invite the same people to any exam.',
    members: 'People',
    created: 'Created',
    actions: 'Actions',
    rename: 'Rename',
    renameNamed: (name: string) => `Rename ${name}`,
    renamed: 'The class list has been renamed',
    save: 'Save',
    delete: 'Delete',
    deleteNamed: (name: string) => `Delete ${name}`,
    deleteTitle: (name: string) => `Delete the class list ${name}?`,
    deleteHint: 'The people on it stay invited to their exams.',
    deleted: 'The class list has been deleted',
    oneFailed: 'The class list could not be loaded',
    none: 'Class list not found',
    noneHint: 'It may have been deleted.',
    nobody: 'Nobody is on this list yet',
    nobodyHint: 'Paste names and e-mail addresses, or import them from a spreadsheet.',
    added: 'The people have been added',
    remove: 'Remove',
    removeNamed: (name: string) => `Remove ${name}`,
    removeTitle: (name: string) => `Remove ${name} from the list?`,
    removeHint: 'Their invitations to exams stay.',
    removed: (name: string) => `${name} has been removed`,
  },
} as const;
