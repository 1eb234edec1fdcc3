import { z } from 'zod'
import type { Client } from '../_shared/project/clients.ts'
import { throwDatabaseError } from '../_shared/project/database-error.ts'

const product = z.object({
  title: z.string(),
  /** HTML of the rich text. */
  description: z.string(),
  sku: z.number().nullable(),
  price: z.string(),
  /** Storage keys in the bucket of pictures. */
  pictures: z.array(z.string()),
  path: z.array(z.object({ id: z.uuid(), name: z.string() })),
})

/** What the shop shows to visitors about a resource or bundle. */
export type Product = z.infer<typeof product>

/** @returns null for what visitors may not see */
export async function readProduct(asVisitor: Client, id: string): Promise<Product | null> {
  const answer = await asVisitor.rpc('product_head', { item_id: id })
  return answer.error === null
    ? product.nullable().parse(answer.data)
    : throwDatabaseError(answer.error)
}
