import {
  REALTIME_POSTGRES_CHANGES_LISTEN_EVENT as EVENT,
  REALTIME_SUBSCRIBE_STATES,
  RealtimeClient,
  type RealtimeChannel,
} from '@supabase/realtime-js'
import { env } from '@/config/env.ts'
import { accessToken } from './session.ts'

export interface RowChange {
  table: string
  kind: 'INSERT' | 'UPDATE' | 'DELETE'
  /** The new row; after a deletion only the key of the old one. */
  row: Record<string, unknown>
}

export interface TableFeed {
  tables: readonly { table: string; filter?: string }[]
  onChange: (change: RowChange) => void
  /** Called whenever the server starts to send changes: what happened before may be missing. */
  onStarted: () => void
  /** Called when changes stop to arrive, until the socket is back. */
  onLost: () => void
}

let client: RealtimeClient | undefined

function realtimeClient() {
  client ??= new RealtimeClient(`${env.supabaseUrl.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: env.publishableKey },
    accessToken,
  })
  return client
}

/**
 * Follows changes of tables for as long as the returned function is not called. The socket comes
 * back by itself; every new start is reported.
 */
export function followTables(name: string, feed: TableFeed): () => void {
  const realtime = realtimeClient()
  const channel: RealtimeChannel = realtime.channel(name)
  for (const { table, filter } of feed.tables) {
    channel.on<Record<string, unknown>>(
      'postgres_changes',
      { event: EVENT.ALL, schema: 'public', table, ...(filter === undefined ? {} : { filter }) },
      (change) =>
        feed.onChange({
          table: change.table,
          kind: change.eventType,
          row: change.eventType === 'DELETE' ? change.old : change.new,
        }),
    )
  }
  // The reply to the join comes first; only this message says that changes are really coming.
  channel.on('system', {}, (message: { extension?: string; status?: string }) => {
    if (message.extension === 'postgres_changes' && message.status === 'ok') feed.onStarted()
  })
  let stopped = false
  // A join without the token is a visitor's: columns that only signed-in people may read would refuse the whole of it.
  void realtime.setAuth().finally(() => {
    if (stopped) return
    channel.subscribe((state) => {
      if (state !== REALTIME_SUBSCRIBE_STATES.SUBSCRIBED && !stopped) feed.onLost()
    })
  })
  return () => {
    stopped = true
    void realtime.removeChannel(channel)
  }
}
