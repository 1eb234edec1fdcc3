import { z } from 'zod'

/** The query of getTeacherShippingDetails (P7.5). */
export const shippingQuery = z.object({ teacherProfileID: z.uuid() })
