/**
 * Multiple-choice questions from OpenTriviaQA (https://github.com/uberspot/OpenTriviaQA) by uberspot
 * and its contributors, licensed CC BY-SA 4.0 (https://creativecommons.org/licenses/by-sa/4.0/), here
 * as a selection. The licence of this project does not extend to them. The descriptive ones are ours.
 */
import type { PlannedQuiz } from '../trials/seeding/quiz-plan.js';

export const geography: PlannedQuiz = {
  title: 'World geography',
  mcq: [
    ['What is the capital of Afghanistan?', ['Tirana', 'Kabul', 'Dushanbe', 'Tashkent'], 2],
    ['What is the capital of Australia?', ['Canberra', 'Sydney', 'Melbourne', 'Ottawa'], 1],
    ['What is the capital of Belgium?', ['Amsterdam', 'Luxemburg', 'Brussels', 'Stockholm'], 3],
    ['What is the capital of Greece?', ['Ankara', 'Athens', 'Sofia', 'Thessaloniki'], 2],
    ['What is the capital of Italy?', ['Venice', 'Rome', 'Naples', 'Milan'], 2],
    ['What is the capital of Germany?', ['Frankfurt', 'Berlin', 'Munich', 'Hamburg'], 2],
    ['What is the capital of Norway?', ['Stockholm', 'Helsinki', 'Oslo', 'Copenhagen'], 3],
    [
      'What Canadian lake is the largest in the world, located on an island?',
      ['Nettilling Lake', 'Aral', 'Winnipeg', 'Michigan'],
      1,
    ],
    [
      'Which country has the river Danube as most of its northern border?',
      ['Austria', 'Hungary', 'Bulgaria', 'Romania'],
      3,
    ],
    [
      'What city is the capital of Madagascar?',
      ['Antananarivo', 'Toamasina', 'Harare', 'Maputo'],
      1,
    ],
    [
      'Which is the smallest ocean?',
      ['The Atlantic Ocean', 'The Indian Ocean', 'The Southern Ocean', 'The Arctic Ocean'],
      4,
    ],
    [
      'What portion of the Earth’s surface do oceans cover?',
      ['More than two thirds', 'One third', 'Half of it', 'One fourth'],
      1,
    ],
    [
      'The Bering Sea is a part of which ocean?',
      ['The Arctic Ocean', 'The Pacific Ocean', 'The Indian Ocean', 'The Atlantic Ocean'],
      2,
    ],
    [
      'What is the largest island on the planet in terms of territory?',
      ['Madagascar', 'Sumatra', 'Greenland', 'New Guinea'],
      3,
    ],
    [
      'What river, draining into the Caspian Sea, is the longest in Europe?',
      ['Danube', 'Ural', 'Dnieper', 'Volga'],
      4,
    ],
    ['What is the longest river in France?', ['Loire', 'Maine', 'Odet', 'Erdre'], 1],
    [
      'What is the longest river in Poland and the ninth longest in Europe?',
      ['Wda', 'Nogat', 'Vistula', 'Dunajec'],
      3,
    ],
    ['In what country does the River Po rise?', ['France', 'Italy', 'Belgium', 'Switzerland'], 2],
    [
      'What large mountain range is located entirely within the territory of Italy?',
      ['Alps', 'Andes', 'Apennines', 'Carpathians'],
      3,
    ],
    [
      'What is the name of the capital and largest city of Spain?',
      ['Madrid', 'Rome', 'Milan', 'Valencia'],
      1,
    ],
  ],
  descriptive: [
    [
      'Why do most of the world’s largest cities lie on a coast or a river?',
      'Water carried trade and travellers long before roads did, and gives drinking water, food and power. Cities grew where goods changed from one means of transport to another.',
      '4',
    ],
    [
      'Explain the difference between weather and climate.',
      'Weather is the state of the air at a place for hours or days. Climate is what is usual there, taken over thirty years or so.',
      '3',
    ],
  ],
};
