import {
  choose,
  drawing,
  figure,
  numbered,
  question,
  text,
  work,
  type WrittenPaper,
} from './writing.ts'

/** Grade 1: the teacher reads aloud; learners count, circle and draw. */
export const gradeOne: WrittenPaper = {
  name: 'grade-one',
  title: 'Mathematics: what I can do',
  grade: '1',
  subject: 'Mathematics',
  language: 'en',
  minutes: 45,
  date: '24 May 2027',
  term: '2',
  instructions: [
    'The teacher reads each question to you.',
    'Listen. Look at the picture. Then write or draw.',
  ],
  questions: numbered(
    question(
      { title: 'I can count' },
      work(
        text(drawing('apples', 'Seven apples', 420, 120), figure({ kind: 'lines', count: 1 })),
        '7',
        2,
        null,
        'How many apples are there?',
      ),
      work(
        text(
          drawing('hens', 'Four hens in front of a fence', 420, 130),
          figure({ kind: 'lines', count: 1 }),
        ),
        '4',
        2,
        null,
        'How many hens are there?',
      ),
      work(
        text(figure({ kind: 'box', height: 4 })),
        'Six circles',
        2,
        null,
        'Draw 6 balls in the box.',
      ),
    ),
    question(
      { title: 'I can add and take away' },
      work(
        text(
          drawing('adding', 'Three fish, a plus sign and two fish', 440, 110),
          figure({ kind: 'lines', count: 1 }),
        ),
        '3 + 2 = 5',
        2,
        null,
        'How many fish are there altogether?',
      ),
      work(
        text('$4+3=$ ____', '$8-2=$ ____', '$5+5=$ ____'),
        '7; 6; 10 (3 × 1)',
        3,
        null,
        'Write the answer.',
      ),
      work(
        text(
          figure({ kind: 'number-line', from: 0, to: 10, step: 1, labels: true }),
          '$6+3=$ ____',
        ),
        '9, with three jumps from 6 on the line',
        3,
        null,
        'Jump on the number line.',
      ),
    ),
    question(
      { title: 'I know shapes' },
      choose('How many corners has a triangle?', ['2', '3', '4'], '3'),
      work(
        text(drawing('shapes', 'A circle, a triangle, a square and a rectangle', 440, 120)),
        'Second shape: red. First shape: blue.',
        2,
        null,
        'Colour the triangle red and the circle blue.',
      ),
      work(
        text(
          figure({
            kind: 'match',
            left: ['a ball', 'a window', 'a box of matches'],
            right: ['rectangle', 'circle', 'square'],
          }),
        ),
        'ball: circle (B); window: square (C); matches: rectangle (A)',
        3,
        null,
        'Join with a line: what shape is it?',
      ),
    ),
    question(
      { title: 'I know longer, shorter and time' },
      work(
        text(
          drawing('pencils', 'Three pencils: A is the longest, C the shortest', 420, 130),
          figure({ kind: 'lines', count: 1 }),
        ),
        'A',
        1,
        null,
        'Write the letter of the longest pencil.',
      ),
      work(
        text(
          drawing('clock', 'A clock with its short hand at 8 and its long hand at 12', 150, 150),
          figure({ kind: 'lines', count: 1 }),
        ),
        '8 o’clock',
        2,
        null,
        'What is the time?',
      ),
      choose(
        'What do you do in the morning?',
        ['eat supper', 'go to school', 'go to bed'],
        'go to school',
      ),
      choose('Which day comes after Monday?', ['Sunday', 'Friday', 'Tuesday'], 'Tuesday'),
    ),
  ),
}
