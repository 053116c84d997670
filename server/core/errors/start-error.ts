/** The start fails for a reason that the operator can fix. Shown without a stack trace. */
export class StartError extends Error {}
