import type { Sample } from '../grants.ts'
import { created } from './created.ts'

export const teacherSubscription: Sample = {
  arrange: (db, { owner }) =>
    created(db, 'teacher_subscription', { teacher_profile_id: owner.profileId }),
  insert: async (db, { owner }) => {
    await db.root('delete from public.teacher_subscription where teacher_profile_id = $1', [
      owner.profileId,
    ])
    return { ...values, teacher_profile_id: owner.profileId }
  },
  update: () => values,
}

const values = {
  title: 'Yearly',
  frequency: 6,
  amount: '2000.00',
  per_grade: '100.00',
  monthly_limit: 20,
  grades: ['4', '5'],
  grand_fathered: false,
}
