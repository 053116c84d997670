/** What a member of staff is to their institute. What each may do says policy.ts. */
export enum Role {
  OWNER = 'OWNER',
  EDITOR = 'EDITOR',
  MARKER = 'MARKER',
}
