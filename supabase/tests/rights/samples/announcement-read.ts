import type { Sample } from '../grants.ts'
import { created } from './created.ts'

export const announcementRead: Sample = {
  arrange: async (db, { owner }) =>
    created(db, 'announcement_read', {
      announcement_id: await created(db, 'announcement', {
        title: 'Resources for Term 2',
        message: 'They are in the shop.',
        send_to: ['ALL'],
      }),
      teacher_profile_id: owner.profileId,
    }),
}
