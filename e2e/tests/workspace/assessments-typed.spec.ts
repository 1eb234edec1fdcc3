import { expect, test } from '../../fixtures/test.ts'
import { gradeOne } from '../../gallery/papers/grade-one.ts'
import {
  choose,
  drawing,
  figure,
  numbered,
  question,
  text,
  work,
} from '../../gallery/papers/writing.ts'
import { savedFaults } from '../../paper-hands/saved-faults.ts'
import { typePaper } from '../../paper-hands/type-paper.ts'
import { signIn } from '../../support/api.ts'
import { withProfile } from '../../support/planning.ts'

/** A little of everything that the paper of Grade 1 has (`npm run papers:pictures -- --typed` types the whole of it). */
const small = {
  ...gradeOne,
  instructions: ['Listen. Look.', 'Write or draw.'],
  questions: numbered(
    question(
      { title: 'I can count' },
      work(
        text(drawing('clock', 'A clock', 480, 480), figure({ kind: 'lines', count: 1 })),
        text('8 o’clock ✓✓'),
        2,
        null,
        'What is the time?',
      ),
      work(text('$4+3=$ ____', 'A mat of $3\\,\\text{m}^2$ is *big*.'), '7', 1, null, 'Add.'),
    ),
    question(
      { title: 'I know shapes' },
      work(
        text(figure({ kind: 'match', left: ['a ball', 'a box'], right: ['square', 'circle'] })),
        'ball: B',
        2,
        null,
        'Join.',
      ),
      choose('How many corners has a triangle?', ['2', '3', '4'], '3'),
    ),
  ),
}

test('a paper of Grade 1 with pictures is typed by hand, and saved as it was typed', async ({
  pageAs,
  newPerson,
}) => {
  // Some four hundred strokes, each of which waits for the page: half a minute, and more on a busy machine.
  test.slow()
  const person = await newPerson()
  await withProfile(person)
  const page = await pageAs(person, { viewport: { width: 990, height: 900 } })
  await typePaper(page, small, null)
  const { faults } = await savedFaults(await signIn(person.email, person.password), small)
  expect(faults).toEqual([])
})
