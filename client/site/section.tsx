import type { ReactNode } from 'react';

interface SectionProps {
  /** What links lead to. */
  id: string;
  title: string;
  lead?: string;
  /** The first of its page says what the page is. */
  isPage?: boolean;
  /** On paper instead of on the desk. */
  isPaper?: boolean;
  children: ReactNode;
}

/** A part of a page under a heading of its own; the same on the landing page and on its own page. */
export function Section({ id, title, lead, isPage, isPaper, children }: SectionProps) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={isPaper ? 'site-section is-paper' : 'site-section'}
    >
      <div className="site-section-row">
        <Heading id={`${id}-title`}>{title}</Heading>
        {lead && <p className="site-lead">{lead}</p>}
        {children}
      </div>
    </section>
  );
}
