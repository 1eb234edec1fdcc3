import type { Sample } from '../grants.ts'

/** Triggers keep one row for each person. */
export const reportingTeacher: Sample = {
  arrange: (_, { owner }) => Promise.resolve(owner.id),
  variants: [
    {
      what: 'of somebody who is neither teacher nor administrator',
      arrange: (_, { reporting }) => Promise.resolve(reporting.id),
      refuses: { select: ['admin', 'superadmin'] },
    },
  ],
}
