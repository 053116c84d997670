/** Shows its children only to users who can edit. */
import type { ReactNode } from 'react';
import { useCan } from './abilities';

export function EditorsOnly({ children }: { children: ReactNode }) {
  return useCan('EDIT') ? children : null;
}
