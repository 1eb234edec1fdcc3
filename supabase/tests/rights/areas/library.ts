import { nobody, only, type AreaRights } from '../grants.ts'
import { readOnly } from './usual-rights.ts'

export const library: AreaRights = {
  area: 'Library',
  models: [
    {
      model: null,
      table: 'teacher_subscription',
      spec: "TeacherProfile: subscription package and response; the customer's subscription",
      narrower:
        'What the payment provider said is written by the service role; owners change their package through it.',
      rights: {
        select: only(['owner', 'admin', 'superadmin']),
        insert: only(['admin', 'superadmin']),
        update: only(['admin', 'superadmin']),
        delete: nobody,
      },
    },
    {
      model: null,
      table: 'product_subscription',
      spec: 'TeacherProfile: productSubscriptions',
      narrower: 'add_to_library() adds under the monthly limit, and nothing is taken out again.',
      rights: { select: only(['owner', 'admin', 'superadmin']), ...readOnly },
    },
    {
      model: null,
      table: 'product_download',
      spec: 'Not in the specification: who fetched which file',
      rights: { select: only(['owner', 'admin']), ...readOnly },
    },
  ],
}
