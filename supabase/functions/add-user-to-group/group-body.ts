import { z } from 'zod'

const groups = ['teacher', 'admin', 'superadmin', 'reporting'] as const
export type Group = (typeof groups)[number]

/**
 * The body of addUserToGroup (P7.7). `userPoolId` belonged to the former user service and is ignored. The messages are
 * error words.
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
