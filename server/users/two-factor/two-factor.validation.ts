import { requiredText } from '../../core/errors/validation.js';

/** A code as typed: of an authenticator app, or a recovery code. */
export const codeRule = requiredText('Code', 64);
