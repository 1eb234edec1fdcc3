import { expect, test } from 'vitest'
import { oneRow, writingClient } from '@/testing/writing-client.ts'
import { readHoliday, saveHoliday } from './save-holiday.ts'

test('a holiday that is read is saved as it was, of each column', async () => {
  const row = { label: 'Election day', labelAf: 'Verkiesingsdag', date: '2031-02-18' }
  const { client, sent } = writingClient(
    oneRow('holidayCollection', { nodeId: 'n', id: 'h', updatedAt: 'now', ...row }),
    { updateHolidayCollection: { affectedCount: 1 } },
  )
  const now = await readHoliday(client, 'h')
  if (now === null) throw new Error('it is there')
  await saveHoliday(client, now.values, { id: 'h', version: now.version })
  expect(sent()).toEqual({ id: 'h', version: 'now', row })
})
