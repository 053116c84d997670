import type { ReactNode } from 'react';
import type { IslandName } from './islands/registry';

interface IslandProps {
  name: IslandName;
  /** What its component was given: JSON. */
  props?: object;
  children: ReactNode;
}

/** A part of a page that comes to life when it is seen or touched (wake.ts). What stands in it reads without that. */
export function Island({ name, props = {}, children }: IslandProps) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      {children}
    </div>
  );
}
