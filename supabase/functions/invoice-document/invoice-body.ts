import { z } from 'zod'

export const invoiceBody = z.object({ invoiceId: z.uuid() })
