/** Hydrates an island. React is loaded with this file: only when an island is seen or touched. */
import { createElement, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { islands, type IslandName } from './registry';

/** Resolves when the event handlers work. */
export async function hydrate(element: HTMLElement): Promise<void> {
  const name = element.dataset['island'] as IslandName;
  const { default: component } = await islands[name]();
  const props = JSON.parse(element.dataset['props'] ?? '{}') as object;
  flushSync(() => {
    hydrateRoot(element, createElement(component as ComponentType<object>, props));
  });
}
