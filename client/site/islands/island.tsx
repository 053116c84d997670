import type { ReactNode } from 'react';
import type { IslandName } from './registry';

interface IslandProps {
  name: IslandName;
  /** The props of its component; must be JSON. */
  props?: object;
  children: ReactNode;
}

/** An interactive part of a page, hydrated when it is seen or touched (lazy-hydration.ts). Readable without scripts. */
export function Island({ name, props = {}, children }: IslandProps) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      {children}
    </div>
  );
}
