import { SetMetadata, type CustomDecorator } from '@nestjs/common';

export const SESSION_ONLY = Symbol('session only');

/** Rejects access tokens: a handler that concerns the account itself needs a session. */
export const SessionOnly = (): CustomDecorator<symbol> => SetMetadata(SESSION_ONLY, true);
