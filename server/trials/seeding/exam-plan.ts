import type { Marks } from '../../marks/fraction.js';
import type { RuleChanges } from '../../exams/rules/exam-rules.validation.js';

/** The plan of the exam of a seeded quiz. */
export interface PlannedExam {
  durationMinutes: number;
  rules: Omit<RuleChanges, 'version'>;
  /** Of its first descriptive question: the names of criteria, and levels with their marks. */
  rubric?: [name: string, levels: [label: string, marks: Marks][]][];
  /** Shortcuts and the remarks that they insert. */
  remarks?: [shortcut: string, text: string][];
  candidates: PlannedCandidate[];
  isReleased: boolean;
}

/** A candidate of the sample class. */
export interface PlannedCandidate {
  name: string;
  /** About how many of ten questions they know. */
  knownOfTen: number;
  /** How long ago they started, in minutes; less than the duration of the exam. */
  startedMinutesAgo: number;
  /** Answers to the descriptive questions, in their order. */
  answers: PlannedAnswer[];
  /** They have not submitted yet. */
  isInProgress?: boolean;
}

/** A written answer and its marks; without marks it waits for marking. */
export interface PlannedAnswer {
  text: string;
  marks?: Marks;
  /** The index of the chosen level for each criterion of the rubric. */
  levels?: number[];
  comment?: string;
}
