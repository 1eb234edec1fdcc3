import { z } from 'zod'

/**
 * The query of queryTeacherProfile (A7.1). `userPoolId` and `userName` belonged to the former user service and are
 * ignored.
 */
export const profileQuery = z.object({
  teacherEmail: z
    .string({ error: 'email_required' })
    .transform((text) => text.replaceAll(/\s/g, ''))
    .pipe(z.string().min(1, 'email_required').max(254, 'email_invalid')),
})
