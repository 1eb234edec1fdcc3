import { z } from 'zod'

/** The body of listUserGroups (A7.1). `userPoolId` belonged to the former user service and is ignored. */
export const groupsBody = z.object({
  userName: z
    .string({ error: 'user_name_required' })
    .trim()
    .min(1, 'user_name_required')
    .max(254, 'user_name_too_long'),
  userPoolId: z.string().optional(),
})
