import { z } from 'zod'

/** spec/platform.md 7: the query of getTeacherShippingDetails. */
export const shippingQuery = z.object({ teacherProfileID: z.uuid() })
