import { Group, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePageTitle } from './page-title';
import classes from './page.module.css';
import { StickyBar } from './sticky-bar';

interface PageProps {
  title: string;
  /** Actions at the end of the title row, at most one of them primary. The row stays in view. */
  actions?: ReactNode;
  /** Links and secondary actions in their place, if the primary action is further down: the row scrolls away. */
  asides?: ReactNode;
  /** Shown beside the title. */
  state?: ReactNode;
  /** Shown above the title, for a back link. */
  above?: ReactNode;
  children: ReactNode;
}

/** A page of the staff area: it names the document and shows title, actions and content. */
export function Page({ title, actions, asides, state, above, children }: PageProps) {
  usePageTitle(title);
  const isSticky = Boolean(actions);
  const row = (
    <div className={classes.head}>
      {!isSticky && above && <div className={classes.above}>{above}</div>}
      <div className={classes.title}>
        <Title order={1}>{title}</Title>
        {state}
      </div>
      {(actions ?? asides) && (
        // A wrapper: the group's own `display` would override the rule that hides it.
        <div className={classes.besides}>
          <Group gap="sm">{actions ?? asides}</Group>
        </div>
      )}
    </div>
  );
  return (
    <Stack className={classes.page}>
      {isSticky && above && <div className={classes.above}>{above}</div>}
      {isSticky ? <StickyBar>{row}</StickyBar> : row}
      {children}
    </Stack>
  );
}
