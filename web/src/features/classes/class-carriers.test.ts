import { expect, test } from 'vitest'
import { oneRow, writingClient } from '@/testing/writing-client.ts'
import { anotherSubject } from './class-form-schema.ts'
import { readClass, saveClass } from './save-class.ts'

const row = { name: 'Class 7B', subjectId: 'subject' }
const written = { affectedCount: 1, records: [{ id: 'new subject' }] }
const server = () =>
  writingClient(
    oneRow('teacherClassSubjectCollection', {
      ...{ nodeId: 'n', id: 'c', updatedAt: 'now', year: 2031 },
      ...row,
      subject: { nodeId: 's', id: 'subject', grade: '5', subject: 'Maths', subjectAf: null },
    }),
    {
      updateTeacherClassSubjectCollection: written,
      insertIntoTeacherClassSubjectCollection: written,
      insertIntoSubjectCollection: written,
    },
  )

test('a class that is read is saved as it was, of each column', async () => {
  const { client, sent } = server()
  const now = await readClass(client, 'c')
  if (now === null) throw new Error('it is there')
  expect(now.values.grade).toBe('5')
  await saveClass(client, now.values, { id: 'c', version: now.version })
  expect(sent()).toEqual({ id: 'c', version: 'now', ...row })
})

test('a new class has its year, and a subject of its own its grade', async () => {
  const { client, sent, all } = server()
  const values = { name: 'Class 8A', grade: '6', subjectId: anotherSubject, newSubject: 'Robotics' }
  await saveClass(client, values, { year: 2032 })
  expect(all()).toContainEqual({ grade: '6', subject: 'Robotics' })
  expect(sent()).toEqual({ name: 'Class 8A', subjectId: 'new subject', year: 2032 })
})
