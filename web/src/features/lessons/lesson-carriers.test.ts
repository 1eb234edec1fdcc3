import { expect, test } from 'vitest'
import { oneRow, writingClient } from '@/testing/writing-client.ts'
import { stepsToStore } from '@/domain/lesson/change-steps.ts'
import { filledLesson } from '@/domain/lesson/lesson-testing.ts'
import { blankLesson, type StoredLesson } from '@/domain/lesson/lesson-values.ts'
import { duplicateLesson, ownLessons } from './save-lesson.ts'

/** A server that has this lesson. */
const serverWith = (row: StoredLesson) =>
  writingClient(
    oneRow('teacherSubjectTemplateCollection', {
      ...{ id: 'l', createdAt: 'then', updatedAt: 'now', subject: { grade: '5' } },
      ...row,
    }),
  )

/** What the row is compared in; the sample has another value in each. */
const columns = [
  'name',
  'complexity',
  'minutes',
  'totalPoints',
  'fontFamily',
  'headings',
  'template',
  'subjectId',
  'schoolId',
]

test('the sample has each column', () => {
  expect(Object.keys(filledLesson(1))).toEqual(columns)
})

test.each([1, 2])(
  'a lesson that is read is saved as it was, of each column (%i)',
  async (round) => {
    const stored = filledLesson(round)
    const { client, sent } = serverWith(stored)
    const now = await ownLessons.read(client, 'l')
    if (now === null) throw new Error('it is there')
    expect(now.values.grade).toBe('5')
    await ownLessons.save(client, now.values, { id: 'l', version: now.version })
    expect(sent()).toEqual({ id: 'l', version: 'now', row: stored })
  },
)

test.each([1, 2])('a copy has all of the lesson but its name (%i)', async (round) => {
  const stored = filledLesson(round)
  const { client, sent } = serverWith(stored)
  await duplicateLesson(client, 'l', (name) => `${name} (copy)`)
  expect(sent()).toEqual({
    row: { ...stored, id: expect.any(String) as unknown, name: `${stored.name} (copy)` },
  })
})

test('a new lesson says which template it was started from, and one from nothing says none', async () => {
  for (const from of [undefined, 'the template']) {
    const { client, sent } = writingClient(
      {},
      { insertIntoTeacherSubjectTemplateCollection: { affectedCount: 1 } },
    )
    await ownLessons.save(client, blankLesson, { id: 'l', ...(from === undefined ? {} : { from }) })
    const { row } = sent() as { row: { subjectTemplateId?: string } } // what AddLesson takes
    expect(row.subjectTemplateId).toBe(from)
  }
})

test('a choice that was typed twice is stored once', () => {
  const [step] = stepsToStore([
    {
      name: 'Step',
      fields: [
        { type: 'Select', label: 'Which?', items: ['North', ' South', 'North ', 'South', ''] },
      ],
    },
  ])
  expect(step?.fields[0]?.items).toEqual(['North', 'South'])
})
