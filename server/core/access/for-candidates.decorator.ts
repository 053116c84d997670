import { SetMetadata, type CustomDecorator } from '@nestjs/common';

export const FOR_CANDIDATES = Symbol('for candidates');

/**
 * Lets only candidates use a handler, by the token of their link: a session of staff is not accepted
 * here, and a link is not accepted elsewhere (docs/security.md, section 6).
 */
export const ForCandidates = (): CustomDecorator<symbol> => SetMetadata(FOR_CANDIDATES, true);
