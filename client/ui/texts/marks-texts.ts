/** Messages about typed marks, in the words of the server (server/marks/marks.validation.ts). */
const FORM = 'with at most two decimals, or a fraction such as 1/3';

export const marksTexts = {
  right: `Marks must be a positive number, from 0.01 to 1000 ${FORM}`,
  wrong:
    'The marks of a wrong choice must be a number from -1000 to 0 with at most two decimals, or a fraction such as -1/3',
  given: `Marks must be a number from 0 to 1000 ${FORM}`,
} as const;
