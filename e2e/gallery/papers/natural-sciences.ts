import { list, table } from '@kryt/seed/papers/rich-text.ts'
import {
  ask,
  choose,
  drawing,
  figure,
  level,
  numbered,
  question,
  tell,
  text,
  type WrittenPaper,
} from './writing.ts'

const low = level('Knowing', 40)
const middle = level('Understanding and applying', 45)
const high = level('Evaluating, analysing, synthesising', 15)

/** Grade 7, with pictures to label, to read and to compare. */
export const naturalSciences: WrittenPaper = {
  name: 'natural-sciences',
  title: 'Natural Sciences: mid-year examination',
  grade: '7',
  subject: 'Natural Sciences',
  language: 'en',
  minutes: 75,
  date: '15 June 2027',
  term: '2',
  instructions: [
    'Answer ALL the questions on this paper.',
    'Use a pencil for drawings and a ruler for straight lines.',
    'Write the labels of a drawing in one column.',
  ],
  questions: numbered(
    question(
      { title: 'Multiple choice', minutes: 8 },
      choose(
        'The part of a plant that takes in water is the',
        ['leaf', 'stem', 'root', 'flower'],
        'root',
        low,
      ),
      choose(
        'Which of these is a mixture?',
        ['salt water', 'oxygen', 'iron', 'gold'],
        'salt water',
        low,
      ),
      choose(
        'A substance with a pH of 3 is',
        ['neutral', 'an acid', 'a base', 'a salt'],
        'an acid',
        low,
      ),
      choose(
        'Which energy does a stretched spring store?',
        ['kinetic', 'potential', 'sound', 'light'],
        'potential',
        low,
      ),
      choose(
        'A dolphin is a mammal and not a fish because it',
        [
          'lives in the sea.',
          'has fins.',
          'breathes with lungs and feeds its young with milk.',
          'swims fast.',
        ],
        'breathes with lungs and feeds its young with milk.',
        middle,
      ),
    ),
    question(
      {
        title: 'Pollination',
        minutes: 20,
        richText: text(
          'The drawing shows a flower that is cut in half.',
          drawing(
            'flower',
            'A flower cut in half with the parts A petal, B anther, C stigma, D ovary and E stem',
            360,
            330,
          ),
        ),
      },
      tell('Write down the letter and the name of the part', [
        ask('that makes pollen.', 'B: anther', 2, low),
        ask('on which pollen lands.', 'C: stigma', 2, low),
        ask('that becomes the fruit.', 'D: ovary', 2, low),
      ]),
      ask(
        'What is pollination?',
        'Pollen is carried from the anther (1) to the stigma (1).',
        2,
        low,
      ),
      ask(
        'The petals are large and yellow. Explain how that helps the plant.',
        'Insects see the flower (1), visit it and carry pollen (1).',
        2,
        middle,
      ),
      ask(
        'A farmer sprays poison against all insects. Explain why the farm may have less fruit the year after.',
        'Fewer insects pollinate (1), fewer ovaries become fruit (1).',
        2,
        high,
      ),
    ),
    question(
      {
        title: 'Separating a mixture',
        minutes: 20,
        richText: text(
          'Sipho wants to get clean salt out of sand that is mixed with salt. He builds this:',
          drawing(
            'filter',
            'A funnel with filter paper in a stand over a beaker; liquid drips into the beaker',
            300,
            300,
          ),
        ),
      },
      ask(
        'Why does Sipho pour water on the mixture first?',
        'The salt dissolves (1); the sand does not (1).',
        2,
        middle,
      ),
      {
        ...ask('What stays behind in the filter paper?', 'sand', 1, low),
        type: 'Select',
        items: ['salt', 'sand', 'water'],
      },
      ask('How does he get the salt out of the water? Name the method.', 'evaporation', 1, low),
      {
        question: 'Draw the set-up for the method of your last answer, with three labels.',
        richText: text(figure({ kind: 'box', height: 7 })),
        answer: text('A bowl with salt water ✓, heat under it ✓, three right labels ✓✓'),
        marks: 4,
        cognitiveLevel: middle,
        type: null,
      },
    ),
    question(
      {
        title: 'Heat in the kitchen',
        minutes: 20,
        richText: text(
          'Ayanda puts three spoons of the same size into hot water and feels the handles after a minute.',
          table([
            ['Spoon', 'Temperature at the start (°C)', 'After one minute (°C)'],
            ['steel', '22', '41'],
            ['wood', '22', '23'],
            ['plastic', '22', '24'],
          ]),
          'She draws her results:',
          drawing(
            'spoons',
            'A bar graph of the temperatures after one minute: steel 41, wood 23, plastic 24',
            360,
            240,
          ),
        ),
      },
      ask('By how much did the temperature of the steel spoon rise?', '41 − 22 = 19 °C', 1, low),
      ask(
        'Which spoon is the best insulator? Give a reason.',
        'wood (1): its temperature rose least (1)',
        2,
        middle,
      ),
      ask(
        'Name TWO things that Ayanda kept the same so that the test is fair.',
        text(
          list('bullet', [
            'the size of the spoons ✓',
            'the water / its temperature ✓',
            'the time ✓',
          ]),
          'Any TWO',
        ),
        2,
        middle,
      ),
      {
        ...ask(
          'Tick all the objects that should be made of a conductor.',
          ['the bottom of a pot', 'the base of an iron'],
          2,
          middle,
        ),
        type: 'Checkbox',
        items: [
          'the handle of a pan',
          'the bottom of a pot',
          'the base of an iron',
          'a winter jacket',
        ],
      },
      ask(
        'Ayanda says: “Plastic is always better than steel for a spoon.” Do you agree? Use the results.',
        'Depends on the use: plastic keeps the hand cool (1), but cannot be used in very hot oil or a fire (1); results support insulation only (1).',
        3,
        high,
      ),
    ),
    question(
      {
        title: 'The sun, the earth and the moon',
        minutes: 7,
        richText: text(
          drawing(
            'eclipse',
            'The sun on the left, the moon in the middle and the earth on the right, in one line',
            440,
            150,
          ),
        ),
      },
      ask('Which event does the drawing show?', 'A solar eclipse', 1, low),
      ask(
        'Why can it not be seen everywhere on earth?',
        'The shadow of the moon falls on a small part of the earth only. (2)',
        2,
        middle,
      ),
      ask(
        'Why does it not happen at every new moon?',
        'The path of the moon is tilted (1), so it mostly passes above or below the line (1).',
        2,
        high,
      ),
    ),
  ),
}
