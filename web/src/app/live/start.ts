import type { ApolloClient } from '@apollo/client'
import { checkToken, compareToken } from '@/features/account/session/check-token.ts'
import type { KeyedChange, LiveClient, Specials } from '@/graphql/live/apply-change.ts'
import { goodsChanged } from '@/graphql/live/goods-changed.ts'
import { startLive } from '@/graphql/live/start-live.ts'
import { followCart } from './cart.ts'
import { refreshOwnership } from './ownership.ts'

/** Orders with these statuses give access to nothing. */
const givesNothing: readonly unknown[] = ['PENDING', 'QUOTING']

/** Ownership changes when something is bought, added to the library or lost with a cancelled order. */
function followOwnership(client: LiveClient, { row }: KeyedChange): void {
  if (!givesNothing.includes(row['order_status'])) {
    void refreshOwnership(client).catch(() => undefined)
  }
}

/** A new token means that another browser took over the account. */
function followSessionToken(client: LiveClient, { row }: KeyedChange): void {
  const token = row['session_token']
  if (typeof token === 'string') void compareToken(client, token).catch(() => undefined)
}

export const specialsOf = (client: LiveClient): Specials => ({
  cart: (change) => followCart(client, change),
  goods: ({ id }) => goodsChanged.set({ id }),
  ownership: (change) => followOwnership(client, change),
  session: (change) => followSessionToken(client, change),
})

/** Loaded after the page, because no page needs it to be shown. */
export function startLiveUpdates(client: ApolloClient): void {
  startLive({
    client,
    specials: specialsOf(client),
    onStarted: ({ userId }) => {
      if (userId !== null) void checkToken(client, userId).catch(() => undefined)
    },
  })
}
