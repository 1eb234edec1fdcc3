import { testOwnRows } from '../../support/own-rows.ts'

testOwnRows({
  table: 'teacher_schedule',
  columns: () => Promise.resolve({ day: 'Monday', start_time: '07:45' }),
  change: 'periods = 6',
})
