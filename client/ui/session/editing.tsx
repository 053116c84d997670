/** For what only those may do who may edit: others are not shown it. */
import type { ReactNode } from 'react';
import { useMay } from './abilities';

export function Editing({ children }: { children: ReactNode }) {
  return useMay('EDIT') ? children : null;
}
