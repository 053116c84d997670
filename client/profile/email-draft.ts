/** An unfinished change of the e-mail address. */
export interface EmailDraft {
  /** The new address as typed. */
  email: string;
  /** Whether the address is being typed, for the first time or again. */
  isTyping: boolean;
  /** The address to which the last code was mailed, and its challenge. */
  sent: { to: string; challenge: string } | null;
  /** Set once the code was verified. */
  proof: string | null;
}

export const NO_CHANGE: EmailDraft = { email: '', isTyping: true, sent: null, proof: null };
