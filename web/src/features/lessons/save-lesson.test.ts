import { expect, test, vi } from 'vitest'
import type { WritingClient } from '@/graphql/write.ts'
import { blankLesson } from '@/domain/lesson/lesson-values.ts'
import { ownLessons } from './save-lesson.ts'

const first = '2026-11-23T08:00:00.000001+00:00'
const later = '2026-11-23T08:00:00.000002+00:00'

/** A server that has stored the lesson already, without its answer having arrived. */
function serverWith(updatedAt: string) {
  const mutate = vi
    .fn()
    .mockRejectedValueOnce(
      Object.assign(new Error('refused'), {
        errors: [
          {
            message:
              'duplicate key value violates unique constraint "teacher_subject_template_pkey"',
          },
        ],
      }),
    )
    .mockResolvedValue({ data: { updateTeacherSubjectTemplateCollection: { affectedCount: 1 } } })
  const node = {
    ...{ id: 'l', createdAt: first, updatedAt, name: 'Rivers', complexity: 'Simple' },
    ...{ minutes: null, totalPoints: null, fontFamily: 'Default', headings: '[]', template: '[]' },
    ...{ subjectId: 's', schoolId: null, subject: { grade: '5' } },
  }
  const query = vi
    .fn()
    .mockResolvedValue({ data: { teacherSubjectTemplateCollection: { edges: [{ node }] } } })
  const refetchQueries = vi.fn().mockResolvedValue([])
  return { mutate, query, refetchQueries } as unknown as WritingClient & { mutate: typeof mutate }
}

test('a new lesson whose save was stored and not answered is saved again as the same one', async () => {
  const server = serverWith(first)
  await ownLessons.save(server, { ...blankLesson, name: 'Rivers of Africa' }, { id: 'l' })
  expect(server.mutate).toHaveBeenLastCalledWith(
    expect.objectContaining({
      variables: expect.objectContaining({ id: 'l', version: first }) as unknown,
    }),
  )
})

test('if another window has saved it since, nothing is overwritten', async () => {
  const server = serverWith(later)
  await expect(ownLessons.save(server, blankLesson, { id: 'l' })).rejects.toMatchObject({
    code: 'row_changed',
  })
  expect(server.mutate).toHaveBeenCalledOnce()
})
