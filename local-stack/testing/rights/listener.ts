import type { SupabaseClient } from '@supabase/supabase-js'
import { expect } from 'vitest'
import { subscribed } from '../subscribed.ts'
import type { Row } from '../../../supabase/tests/support/database.ts'
import type { Caller } from '../../../supabase/tests/rights/grants.ts'
import type { Clients } from './clients.ts'

/** What one caller is told about one change. */
export interface Told {
  table: string
  type: 'INSERT' | 'UPDATE' | 'DELETE'
  /** Empty for a deletion, and for whoever may not read the table at all. */
  row: Row
  old: Row
}

/** Everything that one caller is told, in its order. */
export interface Listener {
  caller: Caller
  told: Told[]
}

/** All callers with all tables open at once. */
export async function listen(clients: Clients, tables: string[]): Promise<Listener[]> {
  const entries = Object.entries(clients) as [Caller, SupabaseClient][] // its keys are the callers
  return Promise.all(
    entries.map(async ([caller, client]) => {
      const told: Told[] = []
      const channel = client.channel('what is published')
      for (const table of tables) {
        channel.on('postgres_changes', { event: '*', schema: 'public', table }, (change) =>
          told.push({ table, type: change.eventType, row: change.new, old: change.old }),
        )
      }
      await subscribed(channel)
      return { caller, told }
    }),
  )
}

/** Changes arrive in the order of their commits: whoever was told of this row was told of all before it. */
export async function toldOf(listeners: Listener[], column: string, value: string): Promise<void> {
  const waiting = () =>
    listeners
      .filter(({ told }) => !told.some(({ row }) => row[column] === value))
      .map(({ caller }) => caller)
  await expect.poll(waiting, { timeout: 15_000, interval: 20 }).toEqual([])
}
