import { expect, test } from 'vitest'
import { currentLessonHeadings } from '@kryt/documents/headings'
import type { LessonSteps } from '@kryt/documents/lesson-template'
import { oneRow, writingClient } from '@/testing/writing-client.ts'
import { stepsToStore } from './change-steps.ts'
import { duplicateLesson, ownLessons } from './save-lesson.ts'

const types = ['Text', 'Textarea', 'Select', 'Multi Select', 'Radio', 'Checkbox'] as const
const isChoice = (type: string) => !['Text', 'Textarea'].includes(type)

/** Steps with another value in every part of every kind of field. */
const steps = (round: number): LessonSteps => [
  { id: `step b ${round}`, name: `Second ${round}`, fields: [] },
  {
    id: `step a ${round}`,
    name: `First ${round}`,
    fields: types.map((type, at) => ({
      id: `field ${at} ${round}`,
      type,
      label: `Label ${at} ${round}`,
      value: ['Multi Select', 'Checkbox'].includes(type)
        ? [`Item b ${at}`, `Item a ${at}`]
        : `Value ${at} ${round}`,
      hint: `Hint ${at} ${round}`,
      placeholder: `Placeholder ${at} ${round}`,
      items: isChoice(type) ? [`Item b ${at}`, `Item a ${at}`] : [],
      points: 10 * round + at,
      difficulty: `Difficulty ${at} ${round}`,
    })),
  },
]

/** A stored lesson with another value in each column. */
const filled = (round: number) => ({
  name: `Name ${round}`,
  complexity: round === 1 ? 'Detailed' : 'Simple',
  minutes: 40 + round,
  totalPoints: 70 + round,
  fontFamily: round === 1 ? 'Arial' : 'Default',
  headings: JSON.stringify(
    currentLessonHeadings([{ label: 'Own heading', value: `Own value ${round}` }]).map(
      ({ label, value }, at) => ({ label, value: value === '' ? `Value ${at} ${round}` : value }),
    ),
  ),
  template: JSON.stringify(steps(round)),
  subjectId: `subject ${round}`,
  schoolId: `school ${round}`,
})

/** A server that has this lesson. */
const serverWith = (row: ReturnType<typeof filled>) =>
  writingClient(
    oneRow('teacherSubjectTemplateCollection', {
      ...{ id: 'l', createdAt: 'then', updatedAt: 'now', subject: { grade: '5' } },
      ...row,
    }),
  )

test.each([1, 2])(
  'a lesson that is read is saved as it was, of each column (%i)',
  async (round) => {
    const stored = filled(round)
    const { client, sent } = serverWith(stored)
    const now = await ownLessons.read(client, 'l')
    if (now === null) throw new Error('it is there')
    expect(now.values.grade).toBe('5')
    await ownLessons.save(client, now.values, { id: 'l', version: now.version })
    expect(sent()).toEqual({ id: 'l', version: 'now', row: stored })
  },
)

test.each([1, 2])('a copy has all of the lesson but its name (%i)', async (round) => {
  const stored = filled(round)
  const { client, sent } = serverWith(stored)
  await duplicateLesson(client, 'l', (name) => `${name} (copy)`)
  expect(sent()).toEqual({
    row: { ...stored, id: expect.any(String) as unknown, name: `${stored.name} (copy)` },
  })
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
