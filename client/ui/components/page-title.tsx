/** The title of the open page: it names the document, and screen readers announce each change. */
import { VisuallyHidden } from '@mantine/core';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { texts } from '../texts/texts';

const SetTitle = createContext<(title: string) => void>(() => undefined);

/** Provides the title to the pages inside. */
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
