import { useEffect, useState } from 'react';
import type { ViewerQuery } from '../gql/app/graphql';
import type { Ability } from '../ui/session/abilities';
import { readSession, storeAbilities } from '../ui/session/session';

/**
 * What the account may do: until the server answers, what is stored with the session. Its answer is stored. Call it
 * after `useEmailChange`.
 * @returns null while it is not known
 */
export function useAbilities(me: ViewerQuery['me'] | undefined): readonly Ability[] | null {
  const { abilities, email } = me ?? {};
  const [known] = useState(() => readSession()?.abilities ?? null);
  useEffect(() => {
    // Another tab may have logged in as somebody else meanwhile.
    if (abilities && readSession()?.email === email) storeAbilities(abilities);
  }, [abilities, email]);
  return abilities ?? known;
}
