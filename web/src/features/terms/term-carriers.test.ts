import { expect, test } from 'vitest'
import { oneRow, writingClient } from '@/testing/writing-client.ts'
import { addBiweek, changeBiweek, readBiweek } from './save-biweek.ts'
import { readTerm, saveTerm } from './save-term.ts'

const dates = {
  label: 'Term 1, 2031',
  labelAf: 'Kwartaal 1, 2031',
  startDate: '2031-01-15',
  endDate: '2031-03-28',
}
const stored = { nodeId: 'n', id: 't', updatedAt: 'now' }

test('a term that is read is saved as it was, of each column', async () => {
  const row = { ...dates, provinces: ['Gauteng', 'Limpopo'], gazettedDays: 51 }
  const derived = { schoolDays: 46, findings: '[]', biweeks: { edges: [] } }
  const { client, sent } = writingClient(
    oneRow('termCollection', { ...stored, ...row, ...derived }),
    { updateTermCollection: { affectedCount: 1 } },
  )
  const now = await readTerm(client, 't')
  if (now === null) throw new Error('it is there')
  await saveTerm(client, now.values, { id: 't', version: now.version })
  expect(sent()).toEqual({ id: 't', version: 'now', row })
})

test('a two-week cycle that is read is saved as it was, and a new one leaves its colour to the database', async () => {
  const row = { ...dates, color: 'teal' }
  const { client, sent } = writingClient(
    oneRow('termBiweekCollection', { ...stored, id: 'b', termId: 't', ...row }),
    {
      updateTermBiweekCollection: { affectedCount: 1 },
    },
  )
  const now = await readBiweek(client, 'b')
  if (now === null) throw new Error('it is there')
  await changeBiweek(client, now.values, { id: 'b', version: now.version })
  expect(sent()).toEqual({ id: 'b', version: 'now', row })
  const adding = writingClient({}, { insertIntoTermBiweekCollection: { affectedCount: 1 } })
  await addBiweek(adding.client, 't', now.values)
  expect(adding.sent()).toEqual({ row: { ...dates, termId: 't' } })
})
