import { expect, test } from 'vitest'
import { oneRow, writingClient } from '@/testing/writing-client.ts'
import { readSchool, saveSchool } from './save-school.ts'

test('a school that is read is saved as it was, of each column', async () => {
  const row = {
    name: 'Marula Primary',
    town: 'Polokwane',
    provinces: ['Limpopo', 'Gauteng'],
    isGeneric: true,
    schoolImgKey: 'Schools/s/1-crest.jpg',
  }
  const { client, sent } = writingClient(
    oneRow('schoolCollection', {
      nodeId: 'n',
      id: 's',
      updatedAt: 'now',
      emisNumber: null,
      schoolUses: null,
      ...row,
    }),
    { updateSchoolCollection: { affectedCount: 1 } },
  )
  const now = await readSchool(client, 's')
  if (now === null) throw new Error('it is there')
  await saveSchool(client, now.values, {
    id: 's',
    version: now.version,
    logo: row.schoolImgKey,
  })
  expect(sent()).toEqual({ id: 's', version: 'now', row })
})
