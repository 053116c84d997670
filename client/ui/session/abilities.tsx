/** What whoever is logged in may do, as the server says: pages offer nothing that it would refuse. */
import { createContext, use } from 'react';

export type Ability = 'SEE' | 'MARK' | 'EDIT' | 'MANAGE';

/** The abilities of the account; the shell tells them. Null until they are known. */
export const Abilities = createContext<readonly Ability[] | null>(null);

/**
 * Whether the account's role is enough for something. Until that is known, yes: most may, what they
 * are used to stands still while a page loads, and the server refuses the others.
 */
export function useMay(ability: Ability): boolean {
  const abilities = use(Abilities);
  return abilities === null || abilities.includes(ability);
}
