import { expect, test } from 'vitest'
import { writingClient } from '@/testing/writing-client.ts'
import { valuesOfDay } from './day-form-schema.ts'
import { saveDay } from './save-schedule.ts'

/** What a day holds beside its name; the end is where its periods and breaks end. */
const columns = {
  startTime: '07:45',
  endTime: '14:20',
  periods: 8,
  periodDuration: 45,
  breakDurations: [20, 15],
  breaksAfter: [3, 6],
}

const stored = {
  __typename: 'TeacherSchedule' as const,
  nodeId: 'n',
  id: 'd',
  updatedAt: 'now',
  day: 'Monday',
  ...columns,
}

test('a day that is shown is saved as it was, and its copies too, of each column', async () => {
  const written = { affectedCount: 1 }
  const { client, all } = writingClient(
    {},
    { updateTeacherScheduleCollection: written, replaced: written },
  )
  const values = { ...valuesOfDay(stored), alsoFor: ['Tuesday', 'Friday'] }
  await saveDay(client, values, { id: 'd', version: 'now' }, [{ day: 'Monday' }, { day: 'Friday' }])
  expect(all()).toEqual([
    { id: 'd', version: 'now', set: { day: 'Monday', ...columns } },
    {
      replacing: true,
      replacedDays: ['Friday'],
      replacement: columns,
      adding: true,
      added: [{ day: 'Tuesday', ...columns }],
    },
  ])
})
