import type { RuleChanges } from '../../exams/rules/exam-rules.validation.js';

/** How a quiz that is planted is given, as it is written down here. */
export interface PlannedExam {
  durationMinutes: number;
  rules: Omit<RuleChanges, 'version'>;
  /** Of its first descriptive question: a name, and levels with what they are worth. */
  rubric?: [name: string, levels: [label: string, marks: number][]][];
  /** A shortcut, and what it types. */
  remarks?: [shortcut: string, text: string][];
  takers: PlannedTaker[];
  isReleased: boolean;
}

/** Who takes it: somebody of the class. */
export interface PlannedTaker {
  name: string;
  /** Of about so many in ten questions they know the answer. */
  knows: number;
  /** So long ago they have started: less than the exam allows. */
  minutes: number;
  /** What they say to its descriptive questions, in their order. */
  said: PlannedAnswer[];
  /** They are at it still. */
  isAtIt?: boolean;
}

/** An answer in words, and what a marker gives for it; without marks it waits. */
export interface PlannedAnswer {
  text: string;
  marks?: number;
  /** Of each criterion of the rubric, the place of its level from 0. */
  levels?: number[];
  comment?: string;
}
