/** Starts that the server has refused: the lobby comes back and says why. */
import { isRetryLater, RefusedError } from '../api/api';
import { texts } from '../texts/texts';

const words = texts.lobby;

/** Why no attempt can be started, by the code of the server. */
const REASONS: Record<string, string> = {
  EXAM_NOT_OPEN_YET: words.notYet,
  EXAM_CLOSED: words.closed,
  EXAM_UNAVAILABLE: words.unavailable,
  NO_ATTEMPTS_LEFT: words.used,
  EXAM_TOO_LONG: words.tooLong,
  EXAM_PAUSED: words.paused,
};

export interface StartRefusal {
  error: RefusedError;
  /** Whether it was the access code: the dialog asks for it again. */
  isOfCode: boolean;
  /** The access code as it was typed; blank if there was none. */
  typed: string;
}

/** @returns null for any other error */
export function startRefusal(error: unknown, typed: string | undefined): StartRefusal | null {
  if (!(error instanceof RefusedError)) return null;
  const isTooOften = typed !== undefined && isRetryLater(error);
  const isOfCode = isTooOften || error.code.startsWith('ACCESS_CODE_');
  return isOfCode || error.code in REASONS ? { error, isOfCode, typed: typed ?? '' } : null;
}

/** @param code why the server starts no attempt; null where it does not say */
export const reasonText = (code: string | null): string => REASONS[code ?? ''] ?? words.cannot;
