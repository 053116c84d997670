/**
 * Multiple-choice questions from OpenTriviaQA (https://github.com/uberspot/OpenTriviaQA) by uberspot
 * and its contributors, licensed CC BY-SA 4.0 (https://creativecommons.org/licenses/by-sa/4.0/), here
 * as a selection. The licence of this project does not extend to them. The explanations and the
 * descriptive questions are ours.
 */
import type { PlannedQuiz } from '../trials/seeding/quiz-plan.js';

export const science: PlannedQuiz = {
  title: 'Science and technology',
  mcq: [
    [
      'How many bones (on average) does the human body contain?',
      ['207', '206', '208', '205'],
      2,
      'An adult has 206 bones. A baby is born with more of them, some of which grow together later.',
    ],
    [
      'Where is the main Internet computer located?',
      ['Greenwich, England', 'New York, New York, USA', 'Geneva, Switzerland', 'Nowhere'],
      4,
      'The Internet is a network of many networks that pass data on to one another. It has no main computer.',
    ],
    [
      'A lightning bolt can produce what voltage?',
      ['4 million volts', '400 million volts', '1 million volts', '1 billion volts'],
      4,
      'The voltage between a storm cloud and the ground is estimated at 100 million to one billion volts.',
    ],
    [
      'What is the basic unit of electric pressure, also known as emf?',
      ['Current', 'Amp', 'Volt', 'Watt'],
      3,
      'Electromotive force is measured in volts. Amperes measure current, and watts measure power.',
    ],
    [
      'What percentage of humans have type O blood?',
      ['33 %', '25%', 'There is no way to tell.', '45 %'],
      4,
      'O is the commonest blood group in many countries. In the United States, for example, about 45 per cent have it.',
    ],
    [
      'What is the chemical symbol for Iron?',
      ['In', 'Fr', 'Fe', 'I'],
      3,
      'Fe comes from ferrum, the Latin word for iron. In stands for indium, Fr for francium and I for iodine.',
    ],
    [
      'What is the chemical symbol for Ytterbium?',
      ['Ye', 'Ym', 'Yb', 'Yt'],
      3,
      'Ytterbium is named after the Swedish village of Ytterby, as are yttrium (Y), terbium (Tb) and erbium (Er).',
    ],
    [
      'Rain below what pH is considered acid rain?',
      ['5.6', '6.5', '6.8', '7.5'],
      1,
      'Even clean rain has a pH of about 5.6, because carbon dioxide from the air forms carbonic acid in it.',
    ],
    [
      'What does the ROM part of a CD-ROM stand for?',
      ['Erase Only Memory', 'Read Only Memory', 'Nothing', 'Romial Memory'],
      2,
      'A computer can read what is on such a disc, but it cannot change it.',
    ],
    [
      'What is the hottest part of the computer?',
      ['Fan', 'RAM', 'CPU', 'Hard Drive'],
      3,
      'Of these parts, the processor turns the most power into heat, and it does so on a small chip.',
    ],
    [
      'How long does it take for the planet Earth to orbit the Sun once?',
      ['365 Days', '2 Years', '8 Months', '24 Hours'],
      1,
      'More exactly, it takes about 365 and a quarter days, which is why almost every fourth year is a leap year.',
    ],
    [
      'About how many lightning bolts strike the Earth each second?',
      ['1,500', '100', '1,000', '3,000'],
      2,
      'An estimate that is often quoted is 100 a second. Satellites have counted about 45 flashes a second, which is closest to this answer, too.',
    ],
    [
      'What is the atomic number of the chemical element chlorine?',
      ['28', '83', '17', '9'],
      3,
      'The nucleus of a chlorine atom has 17 protons. Fluorine has 9, nickel 28 and bismuth 83.',
    ],
    [
      'What happens to an indicator when touched by an acid or a base?',
      ['it vibrates', 'it dissolves', 'the color changes', 'it corrodes'],
      3,
      'The colour of an indicator depends on the pH: litmus, for example, is red in acids and blue in bases.',
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
      'Charles and Nicolas-Louis Robert rose in Paris on 1 December 1783, ten days after the first free flight of people in a hot-air balloon.',
    ],
    [
      'Who helped invent the blender?',
      ['Carl Sontheimer', 'Fred Waring', 'Carl Frederick Winson', 'Gene Armor Polly'],
      2,
      'The bandleader Fred Waring paid for the blender of the inventor Frederick Osius in the 1930s. It was sold under his name.',
    ],
    [
      'What element is the atmosphere of Jupiter mostly comprised of?',
      ['Neon', 'Helium', 'Hydrogen', 'Argon'],
      3,
      'About nine tenths of the molecules in the atmosphere of Jupiter are hydrogen. Most of the others are helium.',
    ],
    [
      'What was the first spacecraft to study the planet Mercury?',
      ['Mariner 10', 'Voyager 2', 'Mariner 11', 'Mariner 9'],
      1,
      'Mariner 10 flew past Mercury three times in 1974 and 1975. The next spacecraft, MESSENGER, came in 2008.',
    ],
    [
      'What element comprises more than half of Mercurys mass?',
      ['Lead', 'Iron', 'Nickel', 'Carbon'],
      2,
      'About 70 per cent of the mass of Mercury is metal, most of it iron in a very large core.',
    ],
    [
      'What is the speed of light in vacuum?',
      ['500 000 km/s', '300 000 km/s', '200 000 km/s', '400 000 km/s'],
      2,
      'More exactly, it is 299,792.458 km/s. The metre has been defined by this speed since 1983.',
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
