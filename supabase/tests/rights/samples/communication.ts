import type { Root } from '../../support/world.ts'
import type { Sample } from '../grants.ts'
import { created } from './created.ts'

const teachersAndOthers = ['owner', 'stranger', 'reporting', 'superadmin'] as const

const newCommunication = (db: Root, sendTo: string, publishDate: string) =>
  created(db, 'communication', {
    subject: 'Welcome',
    show: ['SUBJECT'],
    send_to: [sendTo],
    publish_date: publishDate,
  })

export const communication: Sample = {
  arrange: (db) => newCommunication(db, 'General', '2025-01-15T08:00:00Z'),
  insert: () => ({
    subject: 'New here',
    body: '<p>Hello</p>',
    images: ['Communications/1/Images/a.png'],
    video: 'abcdefghijk',
    send_to: ['General', '4'],
    show: ['SUBJECT', 'BODY'],
    publish_date: '2026-01-15T08:00:00+00:00',
  }),
  update: () => ({
    subject: 'Changed',
    body: '<p>Goodbye</p>',
    images: ['Communications/1/Images/b.png'],
    video: '123456',
    send_to: ['ALL'],
    show: ['VIDEO'],
    publish_date: '2026-02-15T08:00:00+00:00',
  }),
  variants: [
    {
      what: 'that is published later',
      arrange: (db) => newCommunication(db, 'General', '2099-01-15T08:00:00Z'),
      refuses: { select: [...teachersAndOthers] },
    },
    {
      what: 'for a grade that the reader has no subscription for',
      arrange: (db) => newCommunication(db, '4', '2025-01-15T08:00:00Z'),
      refuses: { select: [...teachersAndOthers] },
    },
    {
      what: "for a grade of the owner's subscription",
      arrange: async (db, { owner }) => {
        await created(db, 'teacher_subscription', {
          teacher_profile_id: owner.profileId,
          grades: ['5'],
        })
        return newCommunication(db, '5', '2025-01-15T08:00:00Z')
      },
      refuses: { select: ['stranger', 'reporting', 'superadmin'] },
    },
  ],
}
