import type { Root } from '../../support/world.ts'
import type { Sample } from '../grants.ts'
import { created } from './created.ts'

const newWithdrawal = async (db: Root, sendTo: string) =>
  created(db, 'communication_withdrawal', {
    id: await created(db, 'communication', {
      subject: 'Not any more',
      show: ['SUBJECT'],
      send_to: [sendTo],
      publish_date: '2025-01-15T08:00:00Z',
    }),
  })

export const communicationWithdrawal: Sample = {
  arrange: (db) => newWithdrawal(db, '4'),
  variants: [
    {
      what: 'of one that they may still read',
      arrange: (db) => newWithdrawal(db, 'General'),
      refuses: { select: ['owner', 'stranger', 'reporting', 'superadmin'] },
    },
  ],
}
