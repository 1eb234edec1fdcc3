import { z } from 'zod'

/** spec/platform.md 7: the query of the product content call; with a file key it is about that one file. */
export const contentQuery = z.object({
  productID: z.uuid(),
  fileKey: z.string().min(1).max(1024).optional(),
})
