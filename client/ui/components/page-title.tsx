/** The title of the page that is open: names the document, and is announced when it changes. */
import { VisuallyHidden } from '@mantine/core';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { texts } from '../texts/texts';

const SetTitle = createContext<(title: string) => void>(() => undefined);

/** Holds the title of whichever page is open in it. */
export function PageTitle({ children }: { children: ReactNode }) {
  const [title, setTitle] = useState<string | null>(null);
  // Browsers announce the first page themselves.
  const isFirst = useLocation().key === 'default';
  useEffect(() => {
    if (title !== null) document.title = `${title} · ${texts.brand}`;
  }, [title]);
  return (
    <SetTitle value={setTitle}>
      {children}
      <VisuallyHidden role="status">{!isFirst && title}</VisuallyHidden>
    </SetTitle>
  );
}

export function usePageTitle(title: string): void {
  const setTitle = use(SetTitle);
  useEffect(() => setTitle(title), [setTitle, title]);
}
