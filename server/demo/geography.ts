/**
 * Multiple-choice questions from OpenTriviaQA (https://github.com/uberspot/OpenTriviaQA) by uberspot
 * and its contributors, licensed CC BY-SA 4.0 (https://creativecommons.org/licenses/by-sa/4.0/), here
 * as a selection. The licence of this project does not extend to them. The explanations and the
 * descriptive questions are ours.
 */
import type { PlannedQuiz } from '../trials/seeding/quiz-plan.js';

export const geography: PlannedQuiz = {
  title: 'World geography',
  mcq: [
    [
      'What is the capital of Afghanistan?',
      ['Tirana', 'Kabul', 'Dushanbe', 'Tashkent'],
      2,
      'Tirana is the capital of Albania, Dushanbe that of Tajikistan and Tashkent that of Uzbekistan.',
    ],
    [
      'What is the capital of Australia?',
      ['Canberra', 'Sydney', 'Melbourne', 'Ottawa'],
      1,
      'Sydney and Melbourne both wanted to be it. Canberra was founded between them instead, in 1913.',
    ],
    [
      'What is the capital of Belgium?',
      ['Amsterdam', 'Luxemburg', 'Brussels', 'Stockholm'],
      3,
      'Amsterdam is the capital of the Netherlands, Luxembourg City that of Luxembourg and Stockholm that of Sweden.',
    ],
    [
      'What is the capital of Greece?',
      ['Ankara', 'Athens', 'Sofia', 'Thessaloniki'],
      2,
      'Athens has been the capital of Greece since 1834. Ankara is the capital of Turkey and Sofia that of Bulgaria.',
    ],
    [
      'What is the capital of Italy?',
      ['Venice', 'Rome', 'Naples', 'Milan'],
      2,
      'Rome became the capital of the Kingdom of Italy in 1871, after Turin and Florence.',
    ],
    [
      'What is the capital of Germany?',
      ['Frankfurt', 'Berlin', 'Munich', 'Hamburg'],
      2,
      'Berlin has been the capital of the reunited Germany since 1990. The capital of West Germany was Bonn.',
    ],
    [
      'What is the capital of Norway?',
      ['Stockholm', 'Helsinki', 'Oslo', 'Copenhagen'],
      3,
      'Stockholm is the capital of Sweden, Helsinki that of Finland and Copenhagen that of Denmark.',
    ],
    [
      'What Canadian lake is the largest in the world, located on an island?',
      ['Nettilling Lake', 'Aral', 'Winnipeg', 'Michigan'],
      1,
      'Nettilling Lake lies on Baffin Island and covers about 5,500 square kilometres.',
    ],
    [
      'Which country has the river Danube as most of its northern border?',
      ['Austria', 'Hungary', 'Bulgaria', 'Romania'],
      3,
      'For some 470 km the Danube is the border between Bulgaria in the south and Romania in the north.',
    ],
    [
      'What city is the capital of Madagascar?',
      ['Antananarivo', 'Toamasina', 'Harare', 'Maputo'],
      1,
      'Toamasina is the main port of Madagascar. Harare is the capital of Zimbabwe and Maputo that of Mozambique.',
    ],
    [
      'Which is the smallest ocean?',
      ['The Atlantic Ocean', 'The Indian Ocean', 'The Southern Ocean', 'The Arctic Ocean'],
      4,
      'The Arctic Ocean has some 14 million square kilometres; the next one, the Southern Ocean, has more than 20.',
    ],
    [
      'What portion of the Earth’s surface do oceans cover?',
      ['More than two thirds', 'One third', 'Half of it', 'One fourth'],
      1,
      'Oceans cover about 71 per cent of the surface, a little more than two thirds.',
    ],
    [
      'The Bering Sea is a part of which ocean?',
      ['The Arctic Ocean', 'The Pacific Ocean', 'The Indian Ocean', 'The Atlantic Ocean'],
      2,
      'It lies between Alaska and Siberia, and only the narrow Bering Strait joins it to the Arctic Ocean.',
    ],
    [
      'What is the largest island on the planet in terms of territory?',
      ['Madagascar', 'Sumatra', 'Greenland', 'New Guinea'],
      3,
      'Greenland has more than two million square kilometres, New Guinea less than 800,000. Australia counts as a continent.',
    ],
    [
      'What river, draining into the Caspian Sea, is the longest in Europe?',
      ['Danube', 'Ural', 'Dnieper', 'Volga'],
      4,
      'The Volga is some 3,500 km long. The Ural reaches the Caspian Sea, too, and is shorter.',
    ],
    [
      'What is the longest river in France?',
      ['Loire', 'Maine', 'Odet', 'Erdre'],
      1,
      'The Loire is about 1,000 km long and flows into the Atlantic near Saint-Nazaire. The Maine and the Erdre are tributaries of it.',
    ],
    [
      'What is the longest river in Poland and the ninth longest in Europe?',
      ['Wda', 'Nogat', 'Vistula', 'Dunajec'],
      3,
      'The Vistula is about 1,050 km long and flows past Kraków and Warsaw to the Baltic Sea.',
    ],
    [
      'In what country does the River Po rise?',
      ['France', 'Italy', 'Belgium', 'Switzerland'],
      2,
      'The Po rises at Monviso, in the Alps of Piedmont, and flows through the north of Italy to the Adriatic Sea.',
    ],
    [
      'What large mountain range is located entirely within the territory of Italy?',
      ['Alps', 'Andes', 'Apennines', 'Carpathians'],
      3,
      'The Apennines run along the whole Italian peninsula. The Alps are shared by eight countries.',
    ],
    [
      'What is the name of the capital and largest city of Spain?',
      ['Madrid', 'Rome', 'Milan', 'Valencia'],
      1,
      'Philip II moved his court to Madrid in 1561. More than three million people live there today.',
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
