import { SetMetadata, type CustomDecorator } from '@nestjs/common';

export const FOR_CANDIDATES = Symbol('for learners');

/**
 * Opens a handler to candidates of an exam, by the token of their link, and to nobody else: a log-in
 * of staff is no link, and a link is no log-in (security.md 6).
 */
export const ForCandidates = (): CustomDecorator<symbol> => SetMetadata(FOR_CANDIDATES, true);
