import { refetch } from '@/graphql/ask-again.ts'
import { CartDocument } from '@/features/cart/cart.generated.ts'
import type { KeyedChange, LiveClient } from '@/graphql/live/apply-change.ts'
import { nodeIdOf } from '@/graphql/node-id.ts'

/**
 * Reads the cart again when another order may have become the cart, or when it may have changed elsewhere.
 */
export function followCart(client: LiveClient, { table, kind, row, id }: KeyedChange): void {
  const cart = client.readQuery({ query: CartDocument })?.myCart
  const isOurs = cart?.nodeId === nodeIdOf(table, id)
  // Everybody receives deletions.
  if (kind === 'DELETE' && !isOurs) return
  const updatedAt = row['updated_at']
  const known =
    typeof updatedAt === 'string' && isOurs && Date.parse(cart.updatedAt) === Date.parse(updatedAt)
  if (!known) void refetch(client, { include: [CartDocument] })
}
