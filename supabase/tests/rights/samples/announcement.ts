import type { Sample } from '../grants.ts'
import { created } from './created.ts'

const values = { title: 'Resources for Term 2', message: 'They are in the shop.' }

export const announcement: Sample = {
  arrange: (db) => created(db, 'announcement', { ...values, send_to: ['ALL'] }),
  insert: () => ({ ...values, send_to: ['ALL'] }),
  update: (_, { owner }) => ({
    title: 'Resources for Term 3',
    message: 'They are new.',
    send_to: [owner.profileId],
  }),
  variants: [
    {
      what: 'addressed to the owner alone',
      arrange: (db, { owner }) =>
        created(db, 'announcement', { ...values, send_to: [owner.profileId] }),
      refuses: { select: ['stranger'] },
    },
  ],
}
