/**
 * Multiple-choice questions from OpenTriviaQA (https://github.com/uberspot/OpenTriviaQA) by uberspot
 * and its contributors, licensed CC BY-SA 4.0 (https://creativecommons.org/licenses/by-sa/4.0/), here
 * as a selection. The licence of this project does not extend to them. The descriptive ones are ours.
 */
import type { PlannedQuiz } from '../trials/seeding/quiz-plan.js';

export const science: PlannedQuiz = {
  title: 'Science and technology',
  mcq: [
    ['How many bones (on average) does the human body contain?', ['207', '206', '208', '205'], 2],
    [
      'Where is the main Internet computer located?',
      ['Greenwich, England', 'New York, New York, USA', 'Geneva, Switzerland', 'Nowhere'],
      4,
    ],
    [
      'A lightning bolt can produce what voltage?',
      ['4 million volts', '400 million volts', '1 million volts', '1 billion volts'],
      4,
    ],
    [
      'What is the basic unit of electric pressure, also known as emf?',
      ['Current', 'Amp', 'Volt', 'Watt'],
      3,
    ],
    [
      'What percentage of humans have type O blood?',
      ['33 %', '25%', 'There is no way to tell.', '45 %'],
      4,
    ],
    ['What is the chemical symbol for Iron?', ['In', 'Fr', 'Fe', 'I'], 3],
    ['What is the chemical symbol for Ytterbium?', ['Ye', 'Ym', 'Yb', 'Yt'], 3],
    ['Rain below what pH is considered acid rain?', ['5.6', '6.5', '6.8', '7.5'], 1],
    [
      'What does the ROM part of a CD-ROM stand for?',
      ['Erase Only Memory', 'Read Only Memory', 'Nothing', 'Romial Memory'],
      2,
    ],
    ['What is the hottest part of the computer?', ['Fan', 'RAM', 'CPU', 'Hard Drive'], 3],
    [
      'How long does it take for the planet Earth to orbit the Sun once?',
      ['365 Days', '2 Years', '8 Months', '24 Hours'],
      1,
    ],
    [
      'About how many lightning bolts strike the Earth each second?',
      ['1,500', '100', '1,000', '3,000'],
      2,
    ],
    ['What is the atomic number of the chemical element chlorine?', ['28', '83', '17', '9'], 3],
    [
      'What happens to an indicator when touched by an acid or a base?',
      ['it vibrates', 'it dissolves', 'the color changes', 'it corrodes'],
      3,
    ],
    [
      'What was the first person to fly a balloon that was filled with hydrogen gas?',
      [
        'Count Ferdinand Zeppelin',
        'Francois F. DeRozier',
        'Joseph Montgolier',
        'Jacques A.C. Charles',
      ],
      4,
    ],
    [
      'Who helped invent the blender?',
      ['Carl Sontheimer', 'Fred Waring', 'Carl Frederick Winson', 'Gene Armor Polly'],
      2,
    ],
    [
      'What element is the atmosphere of Jupiter mostly comprised of?',
      ['Neon', 'Helium', 'Hydrogen', 'Argon'],
      3,
    ],
    [
      'What was the first spacecraft to study the planet Mercury?',
      ['Mariner 10', 'Voyager 2', 'Mariner 11', 'Mariner 9'],
      1,
    ],
    [
      'What element comprises more than half of Mercurys mass?',
      ['Lead', 'Iron', 'Nickel', 'Carbon'],
      2,
    ],
    [
      'What is the speed of light in vacuum?',
      ['500 000 km/s', '300 000 km/s', '200 000 km/s', '400 000 km/s'],
      2,
    ],
  ],
  descriptive: [
    [
      'Why does a ship of steel float, although a piece of steel sinks?',
      'The hull encloses air: ship and air together weigh less than the water they displace, so the upward force carries them (Archimedes).',
      '4',
    ],
    [
      'A computer stores everything as zeros and ones. How can it store a picture?',
      'The picture is divided into points; the colour of each is written as numbers, and these in base two. Formats then shorten what repeats.',
      '4',
    ],
  ],
};
