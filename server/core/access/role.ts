/** The role of a member of staff in their institute. policy.ts defines its permissions. */
export enum Role {
  OWNER = 'OWNER',
  EDITOR = 'EDITOR',
  MARKER = 'MARKER',
}
