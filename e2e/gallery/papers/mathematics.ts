import { table } from '@kryt/seed/papers/rich-text.ts'
import {
  choose,
  drawing,
  figure,
  formula,
  level,
  numbered,
  question,
  tell,
  text,
  work,
  type WrittenPaper,
} from './writing.ts'

const knowledge = level('Knowledge', 25)
const routine = level('Routine procedures', 45)
const complex = level('Complex procedures', 20)
const solving = level('Problem solving', 10)

/** Grade 9, with formulas of every kind, a graph and a figure with working. */
export const mathematics: WrittenPaper = {
  name: 'mathematics',
  title: 'Mathematics: control test, algebra and measurement',
  grade: '9',
  subject: 'Mathematics',
  language: 'en',
  minutes: 60,
  date: '4 June 2027',
  term: '2',
  instructions: [
    'Answer ALL the questions in your answer book.',
    'Show all calculations. An answer without working earns one mark at most.',
    'You may use a calculator that cannot be programmed.',
    'Round off to two decimals where nothing else is asked.',
    'Diagrams are not drawn to scale.',
  ],
  questions: numbered(
    question(
      { title: 'Choose the right answer', minutes: 8 },
      choose(
        'The next number in the pattern 3; 7; 11; 15; … is',
        ['17', '18', '19', '21'],
        '19',
        knowledge,
      ),
      choose('A number that is not rational is', ['0,25', '√16', 'π', '−7'], 'π', knowledge),
      choose(
        'Written in scientific notation, 45 000 is',
        ['45 × 10³', '4,5 × 10³', '4,5 × 10⁴', '0,45 × 10⁵'],
        '4,5 × 10⁴',
        knowledge,
      ),
      choose(
        'The sum of the angles inside a triangle is',
        ['90°', '180°', '270°', '360°'],
        '180°',
        knowledge,
      ),
      choose(
        'The factors of x² − 9 are',
        ['(x − 3)(x + 3)', '(x − 3)²', '(x + 9)(x − 1)', '(x − 9)(x + 1)'],
        '(x − 3)(x + 3)',
        knowledge,
      ),
    ),
    question(
      { title: 'Numbers and exponents', minutes: 12 },
      tell('Calculate without a calculator. Show every step.', [
        work(
          text('$\\frac{3}{4}+\\frac{5}{6}-\\frac{1}{3}$'),
          text(
            '$\\frac{9}{12}+\\frac{10}{12}-\\frac{4}{12}$ ✓',
            '$=\\frac{15}{12}=\\frac{5}{4}$ ✓',
          ),
          2,
          routine,
        ),
        work(
          text('$\\sqrt{\\frac{49}{100}}+0{,}3^2$'),
          text('$\\frac{7}{10}+0{,}09$ ✓✓', '$=0{,}79$ ✓'),
          3,
          routine,
        ),
        work(
          text('$-2\\left(5-3^2\\right)\\div\\frac{1}{2}$'),
          text('$-2(-4)\\times 2$ ✓✓', '$=16$ ✓'),
          3,
          routine,
        ),
      ]),
      tell('Simplify. Give answers with positive exponents.', [
        work(text('$\\frac{12x^5y^2}{4x^2y^3}$'), text('$\\frac{3x^3}{y}$ ✓✓'), 2, routine),
        work(
          text('$\\left(2a^2b\\right)^3\\times a^{-4}$'),
          text('$8a^6b^3\\times a^{-4}$ ✓✓', '$=8a^2b^3$ ✓'),
          3,
          complex,
        ),
      ]),
    ),
    question(
      { title: 'Expressions and equations', minutes: 15 },
      work(
        text('$3(x-4)=x+10$'),
        text('$3x-12=x+10$ ✓', '$2x=22$ ✓', '$x=11$ ✓'),
        3,
        routine,
        'Solve for x.',
      ),
      work(
        text('$\\frac{x+1}{2}-\\frac{x-2}{3}=2$'),
        text('$3(x+1)-2(x-2)=12$ ✓✓', '$x+7=12$ ✓', '$x=5$ ✓'),
        4,
        complex,
        'Solve for x.',
      ),
      work(
        text('$2x^2-8$'),
        text('$2(x^2-4)$ ✓', '$2(x-2)(x+2)$ ✓'),
        2,
        routine,
        'Factorise fully.',
      ),
      work(
        text(
          'The roots of a quadratic equation are given by',
          formula('x=\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}'),
          'Use it to find the roots of $x^2-5x+6=0$.',
        ),
        text(
          '$x=\\frac{5\\pm\\sqrt{25-24}}{2}$ ✓',
          '$x=3$ or $x=2$ ✓✓',
          '*OR* $(x-2)(x-3)=0$ ✓, so $x=2$ or $x=3$ ✓✓',
        ),
        3,
        complex,
      ),
    ),
    question(
      {
        title: 'A water tank',
        minutes: 15,
        richText: text(
          'The Mokoena family catches rain in a tank. The graph shows how much water is in it during one week without rain.',
          drawing(
            'tank',
            'A line graph: 800 litres on day 0, 680 on day 1, and 120 litres less each day until 80 on day 6',
            420,
            262,
          ),
        ),
      },
      work(
        text('Read from the graph how much water was in the tank on day 3.'),
        '440 litres',
        1,
        knowledge,
      ),
      work(
        text('How much water does the family use each day?'),
        text('$\\frac{800-80}{6}$ ✓ $=120$ litres ✓'),
        2,
        routine,
      ),
      work(
        text('Write a formula for the volume $V$ in litres after $d$ days.'),
        text('$V=800-120d$ ✓✓'),
        2,
        routine,
      ),
      work(
        text(
          'The tank is a cylinder with a diameter of 0,8 m. How high does the water stand on day 0? Use $V=\\pi r^2h$ and $1\\,\\text{m}^3=1\\,000\\,\\ell$.',
        ),
        text(
          '$0{,}8=\\pi\\times 0{,}4^2\\times h$ ✓✓',
          '$h=\\frac{0{,}8}{0{,}5027}$ ✓',
          '$h\\approx 1{,}59$ m ✓',
        ),
        4,
        solving,
      ),
    ),
    question(
      { title: 'Lines and graphs', minutes: 10 },
      work(
        text(
          table([
            ['x', '−2', '−1', '0', '1', '2'],
            ['y', '', '', '', '', ''],
          ]),
        ),
        text('$y$: $-5$; $-3$; $-1$; $1$; $3$ ✓✓✓ (one mark off for each mistake)'),
        3,
        routine,
        'Complete the table for y = 2x − 1.',
      ),
      work(
        text(figure({ kind: 'grid', rows: 10, columns: 12 })),
        text('Axes with a scale ✓, points ✓✓, straight line through all points ✓'),
        4,
        routine,
        'Draw the graph of y = 2x − 1 on the grid.',
      ),
      work(
        text(figure({ kind: 'number-line', from: -3, to: 5, step: 1, labels: true })),
        text('An open circle at 2 ✓ and an arrow to the left ✓'),
        2,
        knowledge,
        'Show the solution of x < 2 on the number line.',
      ),
      work(text('For which value of $x$ is $2x-1=-x+5$?'), text('$3x=6$ ✓', '$x=2$ ✓'), 2, solving),
    ),
  ),
}
