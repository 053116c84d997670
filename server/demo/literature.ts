/**
 * Multiple-choice questions from OpenTriviaQA (https://github.com/uberspot/OpenTriviaQA) by uberspot
 * and its contributors, licensed CC BY-SA 4.0 (https://creativecommons.org/licenses/by-sa/4.0/), here
 * as a selection. The licence of this project does not extend to them. The descriptive ones are ours.
 */
import type { PlannedQuiz } from '../trials/seeding/quiz-plan.js';

export const literature: PlannedQuiz = {
  title: 'Literature',
  mcq: [
    [
      'Who wrote about the early whodunit archetype, inspector Auguste Dupin?',
      ['Georges Sands', 'Edgar Allan Poe', 'Washington Irving', 'Nathaniel Hawthorne'],
      2,
    ],
    [
      'Which author describes the worlds of the Belgariad and the Malloreon?',
      ['David Eddings', 'Terry Goodkind', 'J. R. R. Tolkien', 'Robert Jordan'],
      1,
    ],
    [
      'Who wrote the novel Gone With the Wind?',
      ['Margaret Mitchell', 'Pansey OHara', 'Ann Marie Tyler', 'Jacqueline Susan'],
      1,
    ],
    [
      'What Shakespearean play features a character who possesses magical powers?',
      ['Hamlet', 'The Tempest', 'Othello', 'Richard III'],
      2,
    ],
    [
      'What romantic period author created the Byronic hero, Heathcliff?',
      ['Lord Byron', 'Emily Bronte', 'Charlotte Bronte', 'Victor Hugo'],
      2,
    ],
    ['Who wrote the play, The Jew of Malta?', ['Shakespeare', 'Marlowe', 'Gardner', 'Jonson'], 2],
    ['What was the name of Mark Twains wife?', ['Amelia', 'Josephine', 'Olivia', 'Amy'], 3],
    ['What were Mark Twains favourite animals?', ['Horses', 'Cats', 'Birds', 'Dogs'], 2],
    ['How many siblings did William Shakespeare have?', ['He had no siblings', '7', '3', '1'], 2],
    [
      'Where did William Shakespeare grow up?',
      ['Bath', 'London', 'Stratford-upon-Avon', 'Manchester'],
      3,
    ],
    [
      'What was the name of Shakespeares theatre, where his acting company performed?',
      ['The Theatre', 'The Oscar Theater', 'The Courtyard', 'The Globe Theater'],
      4,
    ],
    [
      'What did Shakespeare leave to his wife Anne in his will?',
      ['30 pounds', 'all his silver plate', 'a silver bowl', 'his second best bed'],
      4,
    ],
    ['In what year did Ernest Hemingway die?', ['1955', '1960', '1961', '1971'], 3],
    [
      'For which book did Ernest Hemingway win a Pulitzer Prize in 1953?',
      [
        'For Whom the Bell Tolls',
        'A Farewell to Arms',
        'Islands in the Stream',
        'The Old Man and the Sea',
      ],
      4,
    ],
    [
      'What is Romeos last name in Shakespeares play Romeo and Juliet?',
      ['Montague', 'Boleyn', 'Capulet', 'Valentine'],
      1,
    ],
    [
      'What novel by Jane Austen was originally titled Elinor and Marianne?',
      ['Persuasion', 'Emma', 'Sense and Sensibility', 'Pride and Prejudice'],
      3,
    ],
    [
      'Who wrote the collection of stories titled The Canterbury Tales?',
      ['Edward Spenser', 'Sir Walter Raleigh', 'Geoffrey Chaucer', 'Christopher Marlowe'],
      3,
    ],
    [
      'Who wrote The Passionate Sheppard to His Love in 1600?',
      ['John Milton', 'Alexander Pope', 'Sir Walter Raleigh', 'Christopher Marlowe'],
      4,
    ],
    [
      'Who is the author of the poems Meeting at Midnight and Parting in Morning?',
      ['Emily Bronte', 'Walt Whitman', 'Robert Browning', 'Elizabeth Browning'],
      3,
    ],
    [
      'Who wrote the poem Break, Break, Break?',
      ['Emily Bronte', 'Oliver Wendell Holmes', 'Elizabeth Browning', 'Alfred, Lord Tennyson'],
      4,
    ],
  ],
  descriptive: [
    [
      'What does a narrator in the first person make possible, and what does it rule out?',
      'The reader is close to one mind and shares its errors. What that person does not see or does not want to say can only be guessed at.',
      '4',
    ],
    [
      'Name a metaphor from a text you have read, and say what it does there.',
      'Names the text and the metaphor, says which two things are brought together, and what the reader sees because of it.',
      '3',
    ],
  ],
};
