import type { Examples } from './question-kind.js';

/** Three questions of test/data, with the three ways to name the right option. */
export const mcqExamples: Examples = {
  rows: [
    {
      Question: 'What is the capital of Australia?',
      'Option 1': 'Canberra',
      'Option 2': 'Sydney',
      'Option 3': 'Melbourne',
      'Option 4': 'Ottawa',
      'Correct Answer': 'A',
      Description: 'Canberra was chosen in 1908, as a compromise between Sydney and Melbourne.',
    },
    {
      Question: 'What is the capital of Belgium?',
      'Option 1': 'Amsterdam',
      'Option 2': 'Luxemburg',
      'Option 3': 'Brussels',
      'Option 4': 'Stockholm',
      'Correct Answer': '3',
    },
    {
      Question: 'What is the capital of Greece?',
      'Option 1': 'Ankara',
      'Option 2': 'Athens',
      'Option 3': 'Sofia',
      'Option 4': 'Thessaloniki',
      'Correct Answer': 'Athens',
    },
  ],
  source:
    'The examples are from OpenTriviaQA (github.com/uberspot/OpenTriviaQA) by uberspot and its contributors, licensed CC BY-SA 4.0 (creativecommons.org/licenses/by-sa/4.0). The description is ours.',
};
