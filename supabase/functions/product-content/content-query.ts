import { z } from 'zod'

/** The query of the product content call (P7.4); with a file key it is about that one file. */
export const contentQuery = z.object({
  productID: z.uuid(),
  fileKey: z.string().min(1).max(1024).optional(),
})
