import { refetch } from '@/graphql/ask-again.ts'
import { CartDocument } from '@/features/cart/cart.generated.ts'
import type { KeyedChange, LiveClient } from '@/graphql/live/apply-change.ts'
import { nodeIdOf } from '@/graphql/node-id.ts'

/** Asks for the cart again when it may be another one, or may have changed elsewhere. */
export function followCart(client: LiveClient, { table, kind, row, id }: KeyedChange): void {
  const cart = client.readQuery({ query: CartDocument })?.myCart
  const isOurs = cart?.nodeId === nodeIdOf(table, id)
  // Deletions are told to everybody.
  if (kind === 'DELETE' && !isOurs) return
  const updatedAt = row['updated_at']
  const known =
    typeof updatedAt === 'string' && isOurs && Date.parse(cart.updatedAt) === Date.parse(updatedAt)
  if (!known) void refetch(client, { include: [CartDocument] })
}
