import type { ReactNode } from 'react';

interface SectionProps {
  /** The target of links. */
  id: string;
  title: string;
  lead?: string;
  /** It is a whole page: its title is the `h1`. */
  isPage?: boolean;
  /** Background of paper instead of desk. */
  isPaper?: boolean;
  children: ReactNode;
}

/** A section with a heading, on the landing page or as a page of its own. */
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
