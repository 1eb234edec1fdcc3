import type { ApolloClient } from '@apollo/client'
import { checkToken, compareToken } from '@/features/account/session/session-token.ts'
import { askAgain, refetch } from '@/graphql/ask-again.ts'
import { withoutNode, type StoredConnection } from '@/graphql/cache.ts'
import { CartDocument } from '@/graphql/generated.ts'
import { nodeIdOf } from '@/graphql/node-id.ts'
import { patchRow } from '@/graphql/patch-row.ts'
import type { RowChange } from '@/lib/realtime.ts'
import { currentSession, onSessionChange } from '@/lib/session.ts'
import { calendarTables, followCalendar } from './live-calendar.ts'
import { refreshOwnership } from './live-ownership.ts'

const numeric = ['price', 'discount_percentage', 'sale_price'] as const
const json = ['questions'] as const

/** What the shop shows; an item of the shelf changes with its resource or bundle. */
const shop = new Set(['product', 'product_bundle', 'shop_item'])

interface Target {
  client: Pick<ApolloClient, 'cache' | 'refetchQueries' | 'readQuery' | 'query' | 'mutate'>
  /** Who is signed in; null for a visitor. */
  userId: string | null
  /** Asks for everything on the screen again, once for a burst of changes. */
  refetchSoon: () => void
}

/** What one change of a row means for the cache. */
export function applyChange({ client, userId, refetchSoon }: Target, change: RowChange) {
  const id = change.row['id']
  if (typeof id !== 'string') return
  if (shop.has(change.table)) {
    if (change.kind === 'UPDATE') {
      patchRow(client.cache, { table: change.table, id, values: change.row, numeric, json })
    } else {
      refetchSoon()
    }
    return
  }
  if (change.table === 'teacher_profile') {
    const token = change.row['session_token']
    if (change.row['user_id'] === userId && typeof token === 'string') {
      void compareToken(client, token).catch(() => undefined)
    }
    return
  }
  if (change.table === 'communication') {
    followCommunications(client, { ...change, id })
    return
  }
  if (change.table === 'communication_withdrawal') {
    // To whoever hears of it the communication itself is gone.
    if (change.kind === 'INSERT') {
      followCommunications(client, { kind: 'DELETE', table: 'communication', row: { id }, id })
    }
    return
  }
  if (calendarTables.includes(change.table)) {
    followCalendar(client, { ...change, id })
    return
  }
  if (change.table === 'product_subscription') {
    // An addition; what was added stays, so there is nothing else to hear of.
    if (change.kind === 'INSERT') {
      void refreshOwnership(client).catch(() => undefined)
      void askAgain(client, ['myLibrary'])
    }
    return
  }
  if (change.table === 'teacher_products_order') {
    followCart(client, { ...change, id })
    followOrders(client, { ...change, id })
    // What is bought, and what a cancelled order takes back. A cart gives nothing yet.
    const status = change.row['order_status']
    if (change.kind === 'UPDATE' && status !== 'PENDING' && status !== 'QUOTING') {
      void refreshOwnership(client).catch(() => undefined)
    }
  }
}

type OwnChange = RowChange & { id: string }

function followCart(client: Target['client'], { table, kind, row, id }: OwnChange) {
  const cart = client.readQuery({ query: CartDocument })?.myCart
  // Deletions are announced to everybody with nothing but the key.
  if (kind === 'DELETE' && cart?.nodeId !== nodeIdOf(table, id)) return
  const updatedAt = row['updated_at']
  const known =
    typeof updatedAt === 'string' &&
    cart?.nodeId === nodeIdOf(table, id) &&
    Date.parse(cart.updatedAt) === Date.parse(updatedAt)
  if (!known) void refetch(client, { include: [CartDocument] })
}

/**
 * Asks again for what lists orders on the screen, or what was bought with them: which page an order stands on and what its view shows hangs on more
 * than its row.
 */
function followOrders(client: Target['client'], { table, kind, id }: OwnChange) {
  // Somebody else's order was deleted, unless we know it.
  if (kind === 'DELETE' && !client.cache.evict({ id: nodeIdOf(table, id) })) return
  void askAgain(client, ['teacherProductsOrderCollection', 'searchOrders', 'myLibrary'])
}

/**
 * Asks again for lists of communications on the screen: what is new belongs at its place, and whether one is in a channel
 * hangs on its addressees. One that was loaded by "View more" is changed or taken away where it stands.
 */
function followCommunications(client: Target['client'], { table, kind, row, id }: OwnChange) {
  if (kind !== 'DELETE') patchRow(client.cache, { table, id, values: row, numeric: [], json: [] })
  const nodeId = nodeIdOf(table, id)
  void refetch(client, {
    updateCache: (cache) => {
      cache.modify({
        fields: {
          communicationCollection: (list: unknown, { INVALIDATE }: { INVALIDATE: unknown }) =>
            kind === 'DELETE'
              ? withoutNode(list as StoredConnection, nodeId) // what the cache keeps there
              : INVALIDATE,
        },
      })
    },
  })
}

/**
 * Keeps open pages up to date for as long as they are open: prices for everybody, the own cart for
 * who is signed in. Loaded after the page, since nothing of it is needed to show one.
 */
export function startLiveUpdates(client: ApolloClient) {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const refetchSoon = () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => void refetch(client, { include: 'active' }), 400)
  }
  let stop: (() => void) | undefined
  let following: string | null | undefined

  const follow = async () => {
    const session = currentSession()
    if (session.status === 'signed-in' && session.restoring) return
    const userId = session.status === 'signed-in' ? session.user.id : null
    if (userId === following) return
    following = userId
    const [{ followTables }, { followWorkspace, workspaceTables }] = await Promise.all([
      import('@/lib/realtime.ts'),
      import('./live-workspace.ts'),
    ])
    if (following !== userId) return
    stop?.()
    stop = followTables(`pages-${userId ?? 'visitor'}`, {
      tables: [
        ...[...shop].map((table) => ({ table })),
        ...(userId === null
          ? []
          : [
              { table: 'teacher_products_order' },
              { table: 'product_subscription' },
              { table: 'communication' },
              { table: 'communication_withdrawal' },
              ...calendarTables.map((table) => ({ table })),
              { table: 'teacher_profile', filter: `user_id=eq.${userId}` },
              ...workspaceTables,
            ]),
      ],
      onChange: (change) => {
        applyChange({ client, userId, refetchSoon }, change)
        followWorkspace(client, change)
      },
      onStarted: () => {
        refetchSoon()
        if (userId !== null) void checkToken(client, userId).catch(() => undefined)
      },
    })
  }

  onSessionChange(() => void follow())
  void follow()
}
