import { z } from 'zod'

const groups = ['teacher', 'admin', 'superadmin', 'reporting'] as const
export type Group = (typeof groups)[number]

/**
 * spec/platform.md 7. `userPoolId` belonged to the former user service and says nothing here. Messages are error
 * words.
 */
export const groupBody = z.object({
  groupName: z.enum(groups, { error: 'unknown_group' }),
  userName: z
    .string({ error: 'user_name_required' })
    .trim()
    .min(1, 'user_name_required')
    .max(254, 'user_name_too_long'),
  userPoolId: z.string().optional(),
})
