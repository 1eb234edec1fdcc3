import type { Questions } from '@kryt/documents/assessment-template'
import { choice, item } from './parts.ts'
import { list, paragraph, richText, table } from './rich-text.ts'

/** A class test of 25 marks in 40 minutes, grade 5. */
export const FRACTIONS: Questions = [
  {
    number: '1',
    title: 'Choose the right answer',
    minutes: 5,
    marks: 5,
    sectionNumber: 'A',
    sectionTitle: 'Multiple choice',
    richText: richText(paragraph('Circle the letter of the right answer. *One mark each.*')),
    fields: [
      choice('1.1', 'Which fraction is equal to 1/2?', ['2/3', '2/4', '3/5', '4/6'], '2/4'),
      choice('1.2', 'Which fraction is the biggest?', ['1/8', '1/5', '1/3', '1/10'], '1/3'),
      choice('1.3', 'How many quarters are there in 2 wholes?', ['2', '4', '6', '8'], '8'),
      choice('1.4', '2 3/5 is the same as …', ['5/5', '10/5', '13/5', '23/5'], '13/5'),
      choice('1.5', 'What part of an hour is 15 minutes?', ['1/2', '1/3', '1/4', '1/15'], '1/4'),
    ],
  },
  {
    number: '2',
    title: 'Equal, bigger, smaller',
    minutes: 12,
    marks: 9,
    sectionNumber: 'B',
    sectionTitle: 'Working with fractions',
    fields: [
      item('2.1', 'Complete: 1/2 = …/8', '4/8', 1),
      { number: '2.2', question: 'Write <, > or = between the fractions.' },
      item('2.2.1', '2/3 … 4/6', '=', 1),
      item('2.2.2', '3/8 … 1/2', '<', 1),
      item(
        '2.3',
        'Write from the smallest to the biggest: 1/2; 1/8; 3/4; 3/8',
        '1/8; 3/8; 1/2; 3/4 (2 marks; 1 mark when one is out of place)',
        2,
      ),
      {
        number: '2.4',
        question: 'Which are more than a half? Tick both.',
        type: 'Checkbox',
        items: ['5/8', '2/6', '3/4', '4/10'],
        answer: ['5/8', '3/4'],
        marks: 2,
      },
      item(
        '2.5',
        'Explain in your own words why 1/3 of a cake is more than 1/4 of the same cake.',
        'The cake is cut into fewer pieces (1), so each piece is bigger (1).',
        2,
      ),
    ],
  },
  {
    number: '3',
    title: 'Adding and subtracting',
    minutes: 8,
    marks: 4,
    fields: [
      item('3.1', '3/8 + 4/8 =', '7/8', 1),
      item('3.2', '1 − 2/5 =', '3/5', 1),
      item(
        '3.3',
        'Show your working: 2 1/4 + 1 2/4 =',
        richText(
          list('bullet', [
            'Wholes: 2 + 1 = 3; quarters: 1/4 + 2/4 = 3/4 *(1)*',
            'Answer: 3 3/4 *(1)*',
          ]),
          paragraph('OR: 9/4 + 6/4 = 15/4 *(1)* = 3 3/4 *(1)*'),
        ),
        2,
      ),
    ],
  },
  {
    number: '4',
    title: 'Pancakes for the fun day',
    minutes: 15,
    marks: 7,
    richText: richText(
      paragraph('Grade 5A sells pancakes. This is what they need for *12 pancakes*:'),
      table([
        ['Ingredient', 'How much'],
        ['Flour', '1 cup'],
        ['Milk', '3/4 cup'],
        ['Sugar', '1/4 cup'],
        ['Eggs', '2'],
      ]),
    ),
    fields: [
      item('4.1', 'How much more milk than sugar do they need?', '3/4 − 1/4 = 2/4 or 1/2 cup', 1),
      item(
        '4.2',
        'How much milk do they need for 24 pancakes?',
        '3/4 + 3/4 (1) = 1 1/2 cups (1)',
        2,
      ),
      item(
        '4.3',
        'Sipho ate 3 of the 12 pancakes. What fraction is that, in its simplest form?',
        '3/12 (1) = 1/4 (1)',
        2,
      ),
      item(
        '4.4',
        'The class bakes 60 pancakes and sells 2/3 of them. How many are left?',
        richText(
          list('number', ['Sold: 60 ÷ 3 × 2 = 40 *(1)*', 'Left: 60 − 40 = 20 pancakes *(1)*']),
          paragraph('OR: 1/3 is left; 60 ÷ 3 = 20 pancakes *(2)*'),
        ),
        2,
      ),
    ],
  },
]
