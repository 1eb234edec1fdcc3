import { expect, test } from 'vitest'
import { oneRow, writingClient } from '@/testing/writing-client.ts'
import { paperFrom } from '../paper/from-stored.ts'
import { documentsOf } from '../paper/to-stored.ts'
import { asRead, asStored, filled, type Filled } from './filled-paper-testing.ts'
import { duplicateAssessment, ownPapers } from './save-assessment.ts'

/** A server that has this paper. */
function serverWith(row: Filled) {
  const node = {
    ...{ id: 'p', createdAt: 'then', updatedAt: 'now', subject: { grade: '5' } },
    ...asStored(row),
  }
  const written = { affectedCount: 1, records: [{ updatedAt: 'later' }] }
  const { client, sent } = writingClient(oneRow('teacherAssessmentTemplateCollection', node), {
    updateTeacherAssessmentTemplateCollection: written,
    insertIntoTeacherAssessmentTemplateCollection: written,
  })
  return { client, sent: () => sent()?.['row'] as object | undefined }
}

test.each([1, 2] as const)('a paper that is read is saved as it was (%i)', async (round) => {
  const stored = filled(round)
  const { client, sent } = serverWith(stored)
  const now = await ownPapers.read(client, 'p')
  if (now === null) throw new Error('it is there')
  expect(now.paper.meta.grade).toBe('5')
  await ownPapers.save(client, now.paper, { id: 'p', version: now.version })
  expect(asRead(sent())).toEqual(stored)
})

test.each([1, 2] as const)('a copy has all of the paper but its title (%i)', async (round) => {
  const stored = filled(round)
  const { client, sent } = serverWith(stored)
  await duplicateAssessment(client, 'p', (title) => `${title} (copy)`)
  expect(asRead(sent())).toEqual({
    ...stored,
    id: expect.any(String) as unknown,
    title: `${stored.title} (copy)`,
  })
})

test.each(['Select', 'Radio', 'Checkbox'] as const)(
  'an option of a %s that was typed twice is stored once',
  (type) => {
    const typed = ['North', ' South', 'North ', 'South', ' ']
    const [question] = documentsOf(
      paperFrom(
        {
          ...asStored(filled(1)),
          translation: null,
          questions: JSON.stringify([
            {
              number: '1',
              marks: 1,
              fields: [
                {
                  number: '1.1',
                  type,
                  items: typed.slice(0, 4),
                  answer: type === 'Checkbox' ? ['South', 'North'] : 'South',
                },
              ],
            },
          ]),
        },
        '5',
      ),
    ).questions
    expect(question?.fields[0]).toMatchObject({
      items: ['North', 'South'],
      answer: type === 'Checkbox' ? ['North', 'South'] : 'South',
    })
  },
)
