/** A candidate, identified by the token of their link. It gives access to that one exam only. */
export interface AuthenticatedCandidate {
  candidateId: string;
  quizId: string;
}
