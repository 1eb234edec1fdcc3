import { z } from 'zod'
import type { Client } from '../_shared/project/clients.ts'
import { throwDatabaseError } from '../_shared/project/database-error.ts'

const row = z.object({
  title: z.string(),
  /** HTML of the rich text. */
  description: z.string(),
  sku: z.number().nullable(),
  /** What it costs now. */
  price: z.string(),
  /** Before a discount. */
  list_price: z.string(),
  discount_percentage: z.string(),
  charges_vat: z.boolean(),
  physical: z.boolean(),
  bundle: z.boolean(),
  language: z.string().nullable(),
  /** Storage keys in the bucket of pictures. */
  pictures: z.array(z.string()),
  /** Of a bundle. */
  member_covers: z.array(z.string()),
  path: z.array(z.object({ id: z.uuid(), name: z.string() })),
})

const product = row.transform(
  ({ list_price, discount_percentage, charges_vat, member_covers, ...rest }) => ({
    ...rest,
    listPrice: list_price,
    discountPercentage: discount_percentage,
    chargesVat: charges_vat,
    memberCovers: member_covers,
  }),
)

/** What the shop shows to visitors about a resource or bundle. */
export type Product = z.infer<typeof product>

/** @returns null for what visitors may not see */
export async function readProduct(asVisitor: Client, id: string): Promise<Product | null> {
  const answer = await asVisitor.rpc('product_head', { item_id: id })
  return answer.error === null
    ? product.nullable().parse(answer.data)
    : throwDatabaseError(answer.error)
}
