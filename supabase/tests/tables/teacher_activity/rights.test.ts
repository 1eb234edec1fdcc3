import { testOwnRows } from '../../support/own-rows.ts'

testOwnRows({
  table: 'teacher_activity',
  columns: () =>
    Promise.resolve({
      label: 'Netball against Marula',
      start_date_time: '2027-02-03T12:00:00Z',
      end_date_time: '2027-02-03T13:30:00Z',
    }),
  change: `color = 'blue'`,
})
