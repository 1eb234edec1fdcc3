import { z } from 'zod/mini'
import { callFunction } from '@/lib/edge-function.ts'

const contentSchema = z.object({
  data: z.object({
    files: z.array(
      z.object({
        fileName: z.string(),
        /** Relative to the API; each request of it counts as a download. */
        fileUrl: z.string(),
        /** In bytes. */
        size: z.number(),
        /** What the caller was told: that it replaced a file with a mistake, and whether that was shown before. */
        correction: z.optional(
          z.object({ at: z.string(), sentence: z.nullable(z.string()), unseen: z.boolean() }),
        ),
      }),
    ),
    urls: z.array(z.string()),
  }),
})

export type ProductContent = z.infer<typeof contentSchema>['data']
export type ContentFile = ProductContent['files'][number]

/** @throws AppError with the function's error code, such as product_not_owned */
export async function fetchProductContent(productID: string): Promise<ProductContent> {
  const answer = await callFunction('product-content', { method: 'GET', query: { productID } })
  return contentSchema.parse(answer).data
}
