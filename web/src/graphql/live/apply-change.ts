import type { ApolloClient } from '@apollo/client'
import type { RowChange } from '@/lib/realtime.ts'
import { typenameOf } from '../node-id.ts'
import type { Again, Bursts } from './bursts.ts'
import { followersOf, type Reader } from './followed-tables.ts'
import type { Special, Step } from './follower.ts'
import { patchRow } from './patch-row.ts'

export type LiveClient = Pick<
  ApolloClient,
  'cache' | 'refetchQueries' | 'readQuery' | 'query' | 'mutate'
>

/** A change of a row whose key is known. */
export interface KeyedChange extends RowChange {
  id: string
}

export type Specials = Record<Special, (change: KeyedChange, reader: Reader) => void>

export interface Page {
  client: LiveClient
  reader: Reader
  bursts: Bursts
  specials: Specials
}

const phase = { INSERT: 'came', UPDATE: 'changed', DELETE: 'went' } as const

const isSpecial = (step: Step, specials: Specials): step is Special => step in specials

/** What steps ask for again of the rows of one type. */
function againOf(steps: readonly Step[], type: string, specials: Specials): Again {
  const has = (step: Step) => steps.includes(step)
  const keywords: readonly Step[] = ['patch', 'lists', 'counts', 'announce', 'everything']
  return {
    everything: has('everything'),
    lists: has('lists') ? [type] : [],
    counts: has('counts') ? [type] : [],
    fields: steps.filter((step) => !keywords.includes(step) && !isSpecial(step, specials)),
  }
}

/** What one change of a row means for the pages of this window. */
export function applyChange(page: Page, change: RowChange): void {
  const { client, reader, bursts, specials } = page
  const { table, kind, row } = change
  const { id } = row
  if (typeof id !== 'string') return
  const type = typenameOf(table)
  for (const { own, withdraws, announcedAs, ...follower } of followersOf(table, reader)) {
    if (own !== undefined && kind !== 'DELETE' && row[own] !== reader.userId) continue
    const steps: readonly Step[] = follower[phase[kind]] ?? []
    if (steps.includes('patch')) patchRow(client.cache, { table, id, row })
    const news = announcedAs === undefined ? table : announcedAs(row)
    if (steps.includes('announce') && news !== null) bursts.announce({ table, id, news })
    for (const step of steps) {
      if (isSpecial(step, specials)) specials[step]({ ...change, id }, reader)
    }
    const again = againOf(steps, type, specials)
    if (kind === 'DELETE') {
      // Everybody is told of deletions, so lists are loaded again only if this window has the row.
      bursts.ask({ everything: again.everything === true, counts: again.counts ?? [] })
      bursts.remove({ table, id, again })
    } else if (steps.length > 0) bursts.ask(again)
    if (withdraws !== undefined && kind === 'INSERT') {
      bursts.remove({ table: withdraws, id, again: { lists: [typenameOf(withdraws)] } })
    }
  }
}
