import { SetMetadata, type CustomDecorator } from '@nestjs/common';

export const SESSION_ONLY = Symbol('session only');

/** Closes a handler to access tokens: what concerns the account itself needs a log-in. */
export const SessionOnly = (): CustomDecorator<symbol> => SetMetadata(SESSION_ONLY, true);
