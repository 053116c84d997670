/**
 * Multiple-choice questions from OpenTriviaQA (https://github.com/uberspot/OpenTriviaQA) by uberspot
 * and its contributors, licensed CC BY-SA 4.0 (https://creativecommons.org/licenses/by-sa/4.0/), here
 * as a selection. The licence of this project does not extend to them. The explanations and the
 * descriptive questions are ours.
 */
import type { PlannedQuiz } from '../trials/seeding/quiz-plan.js';

export const literature: PlannedQuiz = {
  title: 'Literature',
  mcq: [
    [
      'Who wrote about the early whodunit archetype, inspector Auguste Dupin?',
      ['Georges Sands', 'Edgar Allan Poe', 'Washington Irving', 'Nathaniel Hawthorne'],
      2,
      'Dupin first appears in The Murders in the Rue Morgue of 1841, which is often called the first modern detective story.',
    ],
    [
      'Which author describes the worlds of the Belgariad and the Malloreon?',
      ['David Eddings', 'Terry Goodkind', 'J. R. R. Tolkien', 'Robert Jordan'],
      1,
      'David Eddings published The Belgariad from 1982 to 1984, and The Malloreon, its sequel, from 1987 to 1991.',
    ],
    [
      'Who wrote the novel Gone With the Wind?',
      ['Margaret Mitchell', 'Pansey OHara', 'Ann Marie Tyler', 'Jacqueline Susan'],
      1,
      'Margaret Mitchell published the novel in 1936 and won the Pulitzer Prize for it in 1937.',
    ],
    [
      'What Shakespearean play features a character who possesses magical powers?',
      ['Hamlet', 'The Tempest', 'Othello', 'Richard III'],
      2,
      'Prospero, the exiled Duke of Milan, commands spirits and raises a storm by magic.',
    ],
    [
      'What romantic period author created the Byronic hero, Heathcliff?',
      ['Lord Byron', 'Emily Bronte', 'Charlotte Bronte', 'Victor Hugo'],
      2,
      'Heathcliff is the main character of Wuthering Heights (1847), the only novel of Emily Brontë.',
    ],
    [
      'Who wrote the play, The Jew of Malta?',
      ['Shakespeare', 'Marlowe', 'Gardner', 'Jonson'],
      2,
      'Christopher Marlowe wrote the play in about 1590, some years before Shakespeare wrote The Merchant of Venice.',
    ],
    [
      'What was the name of Mark Twains wife?',
      ['Amelia', 'Josephine', 'Olivia', 'Amy'],
      3,
      'Samuel Clemens, who called himself Mark Twain, married Olivia Langdon in 1870.',
    ],
    [
      'What were Mark Twains favourite animals?',
      ['Horses', 'Cats', 'Birds', 'Dogs'],
      2,
      'Mark Twain had many cats, with names such as Beelzebub and Blatherskite, and wrote about them with affection.',
    ],
    [
      'How many siblings did William Shakespeare have?',
      ['He had no siblings', '7', '3', '1'],
      2,
      'John and Mary Shakespeare had eight children, of whom William was the third.',
    ],
    [
      'Where did William Shakespeare grow up?',
      ['Bath', 'London', 'Stratford-upon-Avon', 'Manchester'],
      3,
      'He was baptized in Stratford-upon-Avon in 1564, and probably went to the grammar school there.',
    ],
    [
      'What was the name of Shakespeares theatre, where his acting company performed?',
      ['The Theatre', 'The Oscar Theater', 'The Courtyard', 'The Globe Theater'],
      4,
      'His company built the Globe on the south bank of the Thames in 1599, with timber from The Theatre, where it had played before.',
    ],
    [
      'What did Shakespeare leave to his wife Anne in his will?',
      ['30 pounds', 'all his silver plate', 'a silver bowl', 'his second best bed'],
      4,
      'His will of 1616 mentions his wife only once, with the words “my second best bed”.',
    ],
    [
      'In what year did Ernest Hemingway die?',
      ['1955', '1960', '1961', '1971'],
      3,
      'Hemingway died on 2 July 1961 in Ketchum, Idaho.',
    ],
    [
      'For which book did Ernest Hemingway win a Pulitzer Prize in 1953?',
      [
        'For Whom the Bell Tolls',
        'A Farewell to Arms',
        'Islands in the Stream',
        'The Old Man and the Sea',
      ],
      4,
      'The Old Man and the Sea was published in 1952. Hemingway won the Nobel Prize in Literature in 1954.',
    ],
    [
      'What is Romeos last name in Shakespeares play Romeo and Juliet?',
      ['Montague', 'Boleyn', 'Capulet', 'Valentine'],
      1,
      'Romeo is a Montague and Juliet a Capulet: their families are enemies.',
    ],
    [
      'What novel by Jane Austen was originally titled Elinor and Marianne?',
      ['Persuasion', 'Emma', 'Sense and Sensibility', 'Pride and Prejudice'],
      3,
      'Elinor and Marianne Dashwood are its heroines. The novel was published as Sense and Sensibility in 1811.',
    ],
    [
      'Who wrote the collection of stories titled The Canterbury Tales?',
      ['Edward Spenser', 'Sir Walter Raleigh', 'Geoffrey Chaucer', 'Christopher Marlowe'],
      3,
      'Geoffrey Chaucer wrote these stories, which pilgrims tell each other, in the last years of the fourteenth century.',
    ],
    [
      'Who wrote The Passionate Sheppard to His Love in 1600?',
      ['John Milton', 'Alexander Pope', 'Sir Walter Raleigh', 'Christopher Marlowe'],
      4,
      'Marlowe died in 1593. The poem was printed in 1599, and again in 1600 in England’s Helicon.',
    ],
    [
      'Who is the author of the poems Meeting at Midnight and Parting in Morning?',
      ['Emily Bronte', 'Walt Whitman', 'Robert Browning', 'Elizabeth Browning'],
      3,
      'The poems are called Meeting at Night and Parting at Morning. Robert Browning published them in 1845.',
    ],
    [
      'Who wrote the poem Break, Break, Break?',
      ['Emily Bronte', 'Oliver Wendell Holmes', 'Elizabeth Browning', 'Alfred, Lord Tennyson'],
      4,
      'Tennyson mourns his friend Arthur Hallam in it, who died in 1833. The poem was printed in 1842.',
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
