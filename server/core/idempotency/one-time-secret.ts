/** A secret that an answer shows once: a new access token, recovery codes. Recorded, it is encrypted under the caller's key. */
export class OneTimeSecret<T extends string | string[] = string> {
  constructor(readonly value: T) {}
}
