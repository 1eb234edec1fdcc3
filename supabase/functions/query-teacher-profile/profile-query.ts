import { z } from 'zod'
import { emailAddress } from '../_shared/text/email-address.ts'

/**
 * The query of queryTeacherProfile (A7.1). `userPoolId` and `userName` belonged to the former user service and are
 * ignored.
 */
export const profileQuery = z.object({
  teacherEmail: emailAddress,
})
