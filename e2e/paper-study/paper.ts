/** A question of the paper that is typed, as a teacher has it in front of her. */
export interface Asked {
  words: string
  marks: number
  level: 'Low order' | 'Middle order' | 'High order'
  /** The four options; the right one by its place. */
  options?: readonly [string, string, string, string]
  right?: number
  /** What the memorandum says; a choice has its right option. */
  answer?: string
  /** What stands below the words. */
  figure?:
    | { kind: 'match'; left: readonly string[]; right: readonly string[] }
    | { kind: 'lines' }
    /** As it is typed: "3/4" is a fraction in both programs. */
    | { kind: 'formula'; typed: string }
    /** Three columns, with a row of headings. */
    | { kind: 'table'; cells: readonly (readonly [string, string, string])[] }
}

export interface Section {
  title: string
  questions: readonly Asked[]
}

export const head = {
  title: 'Natural Sciences and Technology: Term 3 test',
  grade: '6',
  subject: 'Natural Sciences and Technology',
  minutes: '60',
  levels: 'Natural Sciences and Technology, Grades 4 to 6',
  instruction: 'Answer ALL the questions.',
}

/** What the database must say of the paper once it was typed. */
export const promised = { questions: 20, marks: 50 }

const choice = (
  words: string,
  options: readonly [string, string, string, string],
  right: number,
  level: Asked['level'] = 'Low order',
): Asked => ({ words, marks: 1, level, options, right })

const short = (
  words: string,
  answer: string,
  marks: number,
  level: Asked['level'] = 'Low order',
): Asked => ({ words, answer, marks, level })

/** Fifty marks in twenty questions: half of them low order, as the annual teaching plan asks. */
export const sections: readonly Section[] = [
  {
    title: 'Multiple choice',
    questions: [
      choice('Which one is a renewable source of energy?', ['coal', 'oil', 'wind', 'gas'], 2),
      choice(
        'Which one lets electricity through?',
        ['a plastic ruler', 'a copper wire', 'a wooden stick', 'a glass rod'],
        1,
      ),
      choice(
        'What does a switch do in a circuit?',
        ['It stores energy', 'It opens and closes it', 'It makes light', 'It measures'],
        1,
      ),
      choice('Which planet is nearest to the Sun?', ['Mercury', 'Venus', 'Earth', 'Mars'], 0),
      choice(
        'How long does the Earth take to turn once?',
        ['an hour', 'a day', 'a month', 'a year'],
        1,
      ),
      choice('Which one is a mixture?', ['salt', 'water', 'sea water', 'iron'], 2),
      choice(
        'What do plants take in to make food?',
        ['oxygen', 'soil', 'carbon dioxide', 'sugar'],
        2,
      ),
      choice('Which nutrient builds muscles?', ['protein', 'starch', 'fat', 'vitamin C'], 0),
      choice(
        'What happens to the bulb if a second cell is added?',
        ['It goes out', 'It is dimmer', 'It is brighter', 'Nothing'],
        2,
        'Middle order',
      ),
      choice(
        'Which change can be turned back?',
        ['burning wood', 'melting ice', 'baking bread', 'rusting iron'],
        1,
        'Middle order',
      ),
    ],
  },
  {
    title: 'Short questions',
    questions: [
      {
        words: 'Match each part of a circuit with what it does.',
        marks: 5,
        level: 'Low order',
        answer: '1 C, 2 A, 3 E, 4 B, 5 D',
        figure: {
          kind: 'match',
          left: ['Cell', 'Bulb', 'Switch', 'Wire', 'Motor'],
          right: [
            'gives light',
            'carries the current',
            'gives energy',
            'turns',
            'breaks the circuit',
            'gets cold',
          ],
        },
      },
      short('Name two fossil fuels.', 'Coal and oil.', 2),
      short('Name two planets that are made of gas.', 'Jupiter and Saturn.', 2),
      short(
        'Give two ways to save electricity at home.',
        'Switch off lights and use less hot water.',
        2,
      ),
      short(
        'Write down the four food groups.',
        'Carbohydrates, proteins, fats, vitamins and minerals.',
        4,
      ),
      short(
        'Explain why the Moon seems to change its shape.',
        'We see more or less of its lit side while it moves round the Earth.',
        2,
        'Middle order',
      ),
    ],
  },
  {
    title: 'Working with what you know',
    questions: [
      {
        words: 'Calculate how many litres of 600 litres of water are used.',
        marks: 3,
        level: 'Middle order',
        answer: '450 litres.',
        figure: { kind: 'formula', typed: '3/4' },
      },
      {
        words: 'Look at the table. Which material is the best insulator, and how do you know?',
        marks: 6,
        level: 'Middle order',
        answer: 'Wool. Its water cooled down by 12 degrees only, which is the least of the three.',
        figure: {
          kind: 'table',
          cells: [
            ['Material', 'At the start', 'After 20 minutes'],
            ['Wool', '80', '68'],
            ['Paper', '80', '61'],
          ],
        },
      },
      {
        words: 'Describe how clean water is got out of muddy water. Name each step.',
        marks: 6,
        level: 'Middle order',
        answer: 'Leave it so that the mud sinks, pour it through a filter of sand, and boil it.',
        figure: { kind: 'lines' },
      },
      short(
        'A village wants electricity. Would you choose solar panels or a wind turbine? Give reasons for your choice and one against it.',
        'Any choice with three reasons that fit the place, one reason against it, and a conclusion.',
        8,
        'High order',
      ),
    ],
  },
]

/** The beginning of the paper, for a short run. */
export function firstQuestions(count: number): readonly Section[] {
  let left = count
  return sections
    .map((section) => {
      const questions = section.questions.slice(0, left)
      left -= questions.length
      return { ...section, questions }
    })
    .filter(({ questions }) => questions.length > 0)
}

export const marksOf = (typed: readonly Section[]) =>
  typed.flatMap(({ questions }) => questions).reduce((sum, { marks }) => sum + marks, 0)
