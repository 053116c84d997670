/** The columns that sheets of each kind can have, by the headers in their templates. */
import type { QuestionKind } from '../../gql/imports/graphql';

export interface KindColumn {
  header: string;
  /** Whether a sheet must have it. */
  isRequired: boolean;
  /** Rarely used: shown on request only. */
  isRare: boolean;
}

const FIRST_RARE_OPTION = 5;

const column = (header: string, more: Partial<KindColumn> = {}): KindColumn => ({
  header,
  isRequired: false,
  isRare: false,
  ...more,
});

const required = { isRequired: true };
const marks = [column('Marks'), column('Negative marks')];
const options = Array.from({ length: 10 }, (_, index) =>
  column(`Option ${index + 1}`, { isRequired: index < 2, isRare: index + 1 >= FIRST_RARE_OPTION }),
);

export const kindColumns: Readonly<Record<QuestionKind, readonly KindColumn[]>> = {
  MCQ: [
    column('Question', required),
    ...options,
    column('Correct Answer', required),
    column('Description'),
    ...marks,
  ],
  DESCRIPTIVE: [column('Question', required), column('Answer'), ...marks],
};
