/**
 * The catalogue of all texts for staff: texts of all pages are here, texts of one area in the
 * `*-texts.ts` files of this folder. Texts fixed by docs/specification.md name their section.
 */
export const texts = {
  brand: 'Examwright',
  common: {
    cancel: 'Cancel',
    stay: 'Stay',
    leaveChanged:
      'If you leave this page, your changes are discarded. If you close or reload it, this browser keeps them.',
    leaveUnsaved: 'Leave without saving',
    retry: 'Try again',
    close: 'Close',
    undo: 'Undo',
    notAvailable: 'N/A',
    pageOf: (page: number, total: number) => `${page} / ${total}`,
    previous: 'Previous page',
    next: 'Next page',
    loading: 'Loading...', // section 4
    skipToContent: 'Skip to content',
    showPassword: 'Show or hide the password',
    copied: 'Copied',
    copyFailed: 'Your browser did not allow copying. Select the text and copy it.',
  },
  shortcuts: {
    search: 'Go to the search', // interface
  },
  errors: {
    offline: 'No response from server. Please try again.', // section 8
    unexpected: 'An unexpected error occurred.', // section 8
    server: 'Internal Server Error. Please try again later.', // section 8
    tryAgainIn: (seconds: number) =>
      seconds > 90
        ? `Too many tries. Try again in ${Math.ceil(seconds / 60)} minutes.`
        : `Too many tries. Try again in ${seconds} seconds.`,
    chunk: 'ChunkLoadError: a part of the page could not be loaded.', // decision 0014
    part: 'This part of the page could not be loaded. You may be offline, or a new version may have been installed. Try again, or reload the page.',
    chunkHint:
      'You may be offline, or a new version may have been installed. Reload the page to continue.',
    application: 'Unexpected Application Error', // section 8
    reload: 'Reload',
    hidden: {
      title: 'Names are hidden for now',
      hint: 'This exam is marked without names. You can see names and results when the exam is over and all answers are marked.',
    },
    assigned: 'This is not shown to you',
    noSpace: 'This browser has no space left for unsaved work. Save your work soon.',
    freedSpace:
      'This browser had no space left to log you in, so unsaved work was removed from it.',
    expired: 'Your session has ended. Log in to continue where you were.',
  },
  /** Shown when the form contains a restored draft. */
  restoredDraft: {
    message: 'You started changing this earlier. Your changes are not saved yet.',
    discard: 'Discard',
  },
  /** Shown when somebody else saved a newer version meanwhile. */
  stale: {
    mine: (theirs: string) => `now says ${theirs}; your version is kept here`,
    theirs: (theirs: string) => `now says ${theirs}`,
    same: 'It now says the same as your version.',
    takeAll: 'Discard my changes',
    take: 'Use this version',
    takeNamed: (label: string) => `Use the current version: ${label}`,
    yes: 'Yes',
    no: 'No',
    empty: 'Empty',
  },
} as const;
