import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, type RefObject } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { formatNumber } from '../../ui/format';
import { useScrolledTabs } from '../../ui/hooks/use-scrolled-tabs';
import scrolled from '../../ui/components/scrolled-row.module.css';
import { Bubble, type BubbleFill } from '../../ui/pictures/bubble';
import { useCan } from '../../ui/session/abilities';
import { stepTexts as words } from '../../ui/texts/step-texts';
import { isStepHere, stepPath } from './step-paths';
import { isStepOfMarkers, STEPS, type Step, type StepName, type StepState } from './step-states';
import classes from './steps.module.css';

const FILLS: Record<StepState, BubbleFill> = {
  done: 'tick',
  current: 'half',
  waiting: 'dot',
  later: 'dashed',
};

interface StepsProps {
  quizId: string;
  /** Null until they are known; their places are there already. */
  steps: Step[] | null;
  /** Whether its results are for the viewer; null until it is known. */
  seesResults: boolean | null;
}

/** Links to the steps of an exam, each with its state. */
export function Steps({ quizId, steps, seesResults }: StepsProps) {
  const { pathname } = useLocation();
  const canEdit = useCan('EDIT');
  const row = useRef<HTMLElement>(null);
  useScrolledTabs(row, pathname);
  useEndInPage(row);
  const names = STEPS.filter(
    (name) => canEdit || (isStepOfMarkers(name) && (name !== 'results' || seesResults !== false)),
  );
  return (
    <nav ref={row} aria-label={words.label} className={`${scrolled.row} ${classes.row}`}>
      <ol className={classes.steps}>
        {names.map((name) => {
          const to = stepPath(quizId, name);
          const isHere = isStepHere(pathname, quizId, name);
          return (
            <li
              key={name}
              className={classes.item}
              // Not offered before it is known whether it is for them. Its place stays free.
              data-unknown={(!canEdit && name === 'results' && seesResults === null) || undefined}
            >
              <Link
                to={to}
                aria-current={pathname === to ? 'page' : isHere || undefined}
                className={`${scrolled.link} ${classes.step}`}
              >
                <StepLabel name={name} step={steps?.find((step) => step.name === name)} />
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function StepLabel({ name, step }: { name: StepName; step: Step | undefined }) {
  const state = step?.state ?? 'later';
  const note = step?.note ?? null;
  return (
    <>
      <span className={classes.sign} data-state={state}>
        <Bubble fill={FILLS[state]} />
      </span>
      <span>
        <span className={classes.name}>{words.steps[name]}</span>
        {/* Its line stays free until it is known. */}
        <span className={classes.note} data-state={state}>
          {note && step ? words.notes[note](step.count, formatNumber(step.count)) : '\u00a0'}
        </span>
      </span>
      {step && <VisuallyHidden>({words.states[state]})</VisuallyHidden>}
    </>
  );
}

/** Messages stay below `--steps-end`, where the steps end before the page scrolls. */
function useEndInPage(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = row.current;
    if (!box) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      if (window.scrollY === 0)
        style.setProperty('--steps-end', `${box.getBoundingClientRect().bottom}px`);
    });
    observer.observe(box);
    return () => {
      observer.disconnect();
      style.removeProperty('--steps-end');
    };
  }, [row]);
}
