/** Edits by dashquestionEdit_M. */
/** The question as GraphQL shows it. */
export const READ_EDITED = `query ($id: ID!) { question(id: $id) {
  text marks version image { url alternativeText }
  ... on McqQuestion { options { id text image { url alternativeText } } correctOptionId explanation }
  ... on DescriptiveQuestion { modelAnswer }
} }`;

export const options = (...answers: unknown[]) => answers.map((answer) => ({ answer }));
export const updated = (change: object = {}) => ({
  question: 'What is 6 × 9?',
  options: options('42', '54'),
  correctAnswer: 1,
  ...change,
});
