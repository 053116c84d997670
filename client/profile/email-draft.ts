/** A change of address that is under way. */
export interface EmailDraft {
  /** The new one, as it is typed. */
  email: string;
  /** Whether it is being typed, for the first time or again. */
  isTyping: boolean;
  /** Where the last code was mailed, and its challenge. */
  sent: { to: string; challenge: string } | null;
  /** Set once that code came back. */
  proof: string | null;
}

export const NO_CHANGE: EmailDraft = { email: '', isTyping: true, sent: null, proof: null };
