import type { Sample } from '../grants.ts'
import { created } from './created.ts'

export const schoolRequest: Sample = {
  arrange: async (db, { owner }) =>
    created(db, 'school_request', {
      teacher_profile_id: owner.profileId,
      school_id: await created(db, 'school', { name: 'Asked-for School', provinces: ['Gauteng'] }),
      teacher_name: 'Ms Anna Botha',
    }),
}
