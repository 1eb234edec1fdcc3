import { full, limited, only, signedIn, type AreaRights } from '../grants.ts'
import { administrators, readOnly } from './usual-rights.ts'

export const messages: AreaRights = {
  area: 'Messages',
  models: [
    {
      model: 'Announcement',
      table: 'announcement',
      spec: "Announcement: admin full, teacher read and update. Those addressed to the teacher's id or ALL",
      narrower:
        'The update marks it read by oneself: read_announcement() does that and nothing else.',
      rights: {
        select: { ...only(['owner', 'stranger'], limited('addressed to them')), admin: full },
        ...administrators,
      },
    },
    {
      model: null,
      table: 'announcement_read',
      spec: 'Announcement: readBy',
      narrower: 'read_announcement() writes, and only for the caller.',
      rights: { select: only(['owner', 'admin']), ...readOnly },
    },
    {
      model: 'Communication',
      table: 'communication',
      spec: 'Communication: admin full, any signed-in user read, teacher read and update. Those addressed as ALL or General, or to grades in their package, published before now',
      narrower: 'No screen of a teacher changes a communication.',
      rights: {
        select: { ...signedIn(limited('published, addressed to them')), admin: full },
        ...administrators,
      },
    },
    {
      model: null,
      table: 'communication_withdrawal',
      spec: 'Communication: what was withdrawn leaves open pages',
      narrower: 'Follows from changes of communication, by a trigger.',
      rights: {
        select: only(
          ['owner', 'stranger', 'reporting', 'superadmin'],
          limited('what they may no longer read'),
        ),
        ...readOnly,
      },
    },
  ],
}
