import { expect, test } from 'vitest'
import { filledLesson } from '@/domain/lesson/lesson-testing.ts'
import type { StoredLesson } from '@/domain/lesson/lesson-values.ts'
import { oneRow, writingClient } from '@/testing/writing-client.ts'
import { duplicateTemplate, sharedLessons } from './save-template.ts'

/** A server that has this template. */
const serverWith = (row: StoredLesson) =>
  writingClient(
    oneRow('subjectTemplateCollection', {
      ...{ id: 't', createdAt: 'then', updatedAt: 'now', subject: { grade: '5' } },
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
  'a template that is read is saved as it was, of each column (%i)',
  async (round) => {
    const stored = filledLesson(round)
    const { client, sent } = serverWith(stored)
    const now = await sharedLessons.read(client, 't')
    if (now === null) throw new Error('it is there')
    await sharedLessons.save(client, now.values, { id: 't', version: now.version })
    expect(sent()).toEqual({ id: 't', version: 'now', row: stored })
  },
)

test.each([1, 2])('a copy has all of the template but its name (%i)', async (round) => {
  const stored = filledLesson(round)
  const { client, sent } = serverWith(stored)
  expect(await duplicateTemplate(client, 't', (name) => `${name} (copy)`)).toBe(true)
  expect(sent()).toEqual({
    row: { ...stored, id: expect.any(String) as unknown, name: `${stored.name} (copy)` },
  })
})

test('a template may be of no subject and for no minutes, which are sent as nothing', async () => {
  const stored = { ...filledLesson(1), subjectId: null, minutes: null }
  const { client, sent } = serverWith(stored)
  const now = await sharedLessons.read(client, 't')
  if (now === null) throw new Error('it is there')
  await sharedLessons.save(client, now.values, { id: 't', version: now.version })
  expect(sent()).toMatchObject({ row: { subjectId: null, minutes: null } })
})
