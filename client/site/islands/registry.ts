import type { ComponentType } from 'react';

/** What an island's file exports. Its props are those that the page was written with. */
interface IslandCode {
  default: ComponentType<never>;
}

/** The code of each island, fetched when one wakes. */
export const islands = {
  demo: () => import('./demo'),
  contact: () => import('./contact'),
  feedback: () => import('./feedback'),
  newsletter: () => import('./newsletter'),
  plans: () => import('./plans'),
} satisfies Record<string, () => Promise<IslandCode>>;

export type IslandName = keyof typeof islands;
