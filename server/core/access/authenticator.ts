import type { Authenticated } from './viewer.js';

/** Tells who holds a token. The users room provides it; core knows only that there is one. */
export abstract class Authenticator {
  /** @returns null for a token that is forged, expired, ended or made for something else */
  abstract authenticate(token: string): Promise<Authenticated | null>;
}
