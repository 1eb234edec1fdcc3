import type { Sample } from '../grants.ts'
import { created } from './created.ts'

export const teacherSchedule: Sample = {
  arrange: (db, { owner }) =>
    created(db, 'teacher_schedule', {
      teacher_profile_id: owner.profileId,
      day: 'Monday',
      start_time: '08:00:00',
    }),
  insert: (_, { owner }) => ({
    teacher_profile_id: owner.profileId,
    day: 'Tuesday',
    periods: 6,
    period_duration: 40,
    break_durations: [20, 10],
    breaks_after: [2, 4],
    start_time: '07:30:00',
    end_time: '13:00:00',
  }),
  update: () => ({
    day: 'Friday',
    periods: 5,
    period_duration: 45,
    break_durations: [30],
    breaks_after: [3],
    start_time: '07:45:00',
    end_time: '12:30:00',
  }),
}
