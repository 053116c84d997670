import type { ReactNode } from 'react';
import classes from './sheet-head.module.css';

interface SheetHeadProps {
  institute: string;
  title: string;
  /** What this is of it. */
  kind: string;
  facts: { name: string; value: string }[];
  /** Stands below, within the head. */
  children?: ReactNode;
}

/** Whose sheet it is, what it is, and what is to be known of it. */
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

/** Fields that are filled in by hand. */
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
