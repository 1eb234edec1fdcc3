import { expect, test } from 'vitest'
import { oneRow, writingClient } from '@/testing/writing-client.ts'
import { readSubject, saveSubject } from './save-subject.ts'

test('a subject that is read is saved as it was, of each column', async () => {
  const row = { grade: '7', subject: 'Beekeeping', subjectAf: 'Byeboerdery' }
  const { client, sent } = writingClient(
    oneRow('subjectCollection', {
      nodeId: 'n',
      id: 's',
      updatedAt: 'now',
      createdBy: null,
      usedBy: null,
      ...row,
    }),
    { updateSubjectCollection: { affectedCount: 1 } },
  )
  const now = await readSubject(client, 's')
  if (now === null) throw new Error('it is there')
  await saveSubject(client, now.values, { id: 's', version: now.version })
  expect(sent()).toEqual({ id: 's', version: 'now', row })
})
