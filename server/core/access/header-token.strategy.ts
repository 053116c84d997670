import passport from 'passport';
import type { VerifiedCallback } from 'passport-jwt';
import { tokenFromHeader, type TokenRequest } from './token-from-header.js';

/** A Passport strategy for tokens that are no JWTs: it passes the one of the Authorization header on. */
export class HeaderTokenStrategy extends passport.Strategy {
  constructor(private readonly verify: (token: string, done: VerifiedCallback) => void) {
    super();
  }

  override authenticate(request: TokenRequest): void {
    const token = tokenFromHeader(request);
    if (token === null) {
      this.fail();
      return;
    }
    this.verify(token, (error, user) => {
      if (error) this.error(error);
      else if (user) this.success(user);
      else this.fail();
    });
  }
}
