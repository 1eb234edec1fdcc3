import type { ApolloClient } from '@apollo/client'
import { checkToken, compareToken } from '@/features/account/session/session-token.ts'
import type { KeyedChange, LiveClient, Specials } from '@/graphql/live/apply-change.ts'
import { startLive } from '@/graphql/live/start-live.ts'
import { followCart } from './cart.ts'
import { refreshOwnership } from './ownership.ts'

/** A cart gives nothing yet, and neither does a quote. */
const givesNothing: readonly unknown[] = ['PENDING', 'QUOTING']

/** What was bought or added to the library, and what a cancelled order takes back. */
function followOwnership(client: LiveClient, { row }: KeyedChange): void {
  if (!givesNothing.includes(row['order_status'])) {
    void refreshOwnership(client).catch(() => undefined)
  }
}

/** Another browser took the account over. */
function followSessionToken(client: LiveClient, { row }: KeyedChange): void {
  const token = row['session_token']
  if (typeof token === 'string') void compareToken(client, token).catch(() => undefined)
}

export const specialsOf = (client: LiveClient): Specials => ({
  cart: (change) => followCart(client, change),
  ownership: (change) => followOwnership(client, change),
  session: (change) => followSessionToken(client, change),
})

/** Loaded after the page, since nothing of it is needed to show one. */
export function startLiveUpdates(client: ApolloClient): void {
  startLive({
    client,
    specials: specialsOf(client),
    onStarted: ({ userId }) => {
      if (userId !== null) void checkToken(client, userId).catch(() => undefined)
    },
  })
}
