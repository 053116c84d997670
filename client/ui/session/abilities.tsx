/**
 * The permissions of the user, as the server reports them: pages offer nothing that it would
 * refuse.
 */
import { createContext, use } from 'react';

export const ALL_ABILITIES = ['SEE', 'MARK', 'EDIT', 'MANAGE'] as const;

export type Ability = (typeof ALL_ABILITIES)[number];

/** The abilities of the account, provided by the shell: those of the session until the server answers. Null: unknown. */
export const Abilities = createContext<readonly Ability[] | null>(null);

/**
 * Whether the account has a permission. True until that is known: most users have it, the page does
 * not jump while it loads, and the server refuses the others.
 */
export function useCan(ability: Ability): boolean {
  const abilities = use(Abilities);
  return abilities === null || abilities.includes(ability);
}
