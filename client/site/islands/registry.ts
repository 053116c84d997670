import type { ComponentType } from 'react';

/** The exports of an island's file. Its props are those of the rendered page. */
interface IslandCode {
  default: ComponentType<never>;
}

/** The code of each island, loaded at its hydration. */
export const islands = {
  demo: () => import('./demo'),
  contact: () => import('./contact'),
  feedback: () => import('./feedback'),
  newsletter: () => import('./newsletter'),
  plans: () => import('./plans'),
} satisfies Record<string, () => Promise<IslandCode>>;

export type IslandName = keyof typeof islands;
