import type { ReactNode } from 'react';
import classes from './sheet-head.module.css';

interface SheetHeadProps {
  institute: string;
  title: string;
  /** The kind of document. */
  kind: string;
  facts: { name: string; value: string }[];
  /** Shown at the end of the header. */
  children?: ReactNode;
}

/** The header of a sheet: institute, title, kind and key data. */
export function SheetHead({ institute, title, kind, facts, children }: SheetHeadProps) {
  return (
    <header className={classes.head}>
      <p className={classes.institute}>
        <bdi>{institute}</bdi>
      </p>
      <h2 className={classes.title} dir="auto">
        {title}
      </h2>
      <p className={classes.kind}>{kind}</p>
      <dl className={classes.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </header>
  );
}

/** Fields to fill in by hand. */
export function HandFields({ names }: { names: string[] }) {
  return (
    <div className={classes.fields}>
      {names.map((name) => (
        <span key={name} className={classes.field}>
          {name}
          <span className={classes.blank} />
        </span>
      ))}
    </div>
  );
}
