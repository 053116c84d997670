/** The start cannot go on, for a reason the person who started it can mend. Shown without a stack. */
export class StartError extends Error {}
