/** Who takes an exam, by the token of their link. It opens that exam for them, and nothing else. */
export interface CandidateKnown {
  candidateId: string;
  quizId: string;
}

/** Tells whose link a token is from. The learners room provides it; core knows only that there is one. */
export abstract class LearnerAuthenticator {
  /** @returns null for a token that is forged, revoked, of an earlier link, or no learner's */
  abstract authenticate(token: string): Promise<CandidateKnown | null>;
}
