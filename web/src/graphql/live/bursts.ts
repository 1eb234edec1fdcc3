import type { ApolloCache, ApolloClient } from '@apollo/client'
import { refetch } from '../ask-again.ts'
import { withoutNodes, type StoredConnection } from '../cache.ts'
import { nodeIdOf } from '../node-id.ts'
import { announce } from './new-since.ts'
import { isCached } from './patch-row.ts'

type Client = Pick<ApolloClient, 'cache' | 'query' | 'refetchQueries'>

/** What has to be loaded again after a change. Types have their GraphQL names. */
export interface Again {
  everything?: boolean
  /** Types whose lists are asked for. */
  lists?: readonly string[]
  /** Types of which only what is counted, not listed, is asked for. */
  counts?: readonly string[]
  /** Single fields of Query. */
  fields?: readonly string[]
}

export interface RowKey {
  table: string
  id: string
}

/** A row that is new to open lists, and what they know it as. */
export interface NewRow extends RowKey {
  news: string
}

/** A deleted row, and what has to be loaded again if the cache has the row. */
export interface Gone extends RowKey {
  again: Again
}

/** Milliseconds to wait after the last change, so that thirteen changes in a row are followed by one request ... */
const quietMs = 150
/** ... and the longest wait after the first of them. */
const atMostMs = 2000

/** Combines what several changes ask for. */
function together(wishes: readonly Again[]) {
  const all = (of: (again: Again) => readonly string[] | undefined) =>
    new Set(wishes.flatMap((again) => of(again) ?? []))
  return {
    everything: wishes.some(({ everything }) => everything === true),
    lists: all(({ lists }) => lists),
    counts: all(({ counts }) => counts),
    fields: all(({ fields }) => fields),
  }
}

const connection = /^(.*)Connection$/

/** The type that a stored answer lists or counts; undefined for everything else. */
function listedIn(value: unknown): string | undefined {
  const name: unknown = Reflect.get(Object(value), '__typename')
  return typeof name === 'string' ? connection.exec(name)?.[1] : undefined
}

function markStale(
  cache: ApolloCache,
  { lists, counts, fields }: ReturnType<typeof together>,
  gone: ReadonlySet<string>,
) {
  cache.modify({
    fields: (value: unknown, { fieldName, INVALIDATE }) => {
      const type = listedIn(value)
      const isCount = type !== undefined && !('edges' in Object(value))
      const stale =
        fields.has(fieldName) ||
        (type !== undefined && (lists.has(type) || (isCount && counts.has(type))))
      if (!stale) return value
      if (type === undefined || isCount || gone.size === 0) return INVALIDATE
      const list = value as StoredConnection // what the cache keeps there
      const shorter = withoutNodes(list, gone)
      return shorter === list ? INVALIDATE : shorter
    },
  })
}

/** Collects changes that come shortly after each other, and sends the requests for all of them together. */
export function collectBursts(client: Client) {
  let wishes: Again[] = []
  let gone: Gone[] = []
  let news: NewRow[] = []
  let quiet: ReturnType<typeof setTimeout> | undefined
  let latest: ReturnType<typeof setTimeout> | undefined

  /** Asks for all that was collected. Resolves when the answers are there, or cannot come. */
  const flush = async (): Promise<void> => {
    clearTimeout(quiet)
    clearTimeout(latest)
    latest = undefined
    const [asked, left, arrived] = [wishes, gone, news]
    wishes = []
    gone = []
    news = []
    // A row that this window added itself is in the cache by now.
    for (const { table, id, news: as } of arrived) {
      if (!isCached(client.cache, nodeIdOf(table, id))) announce(as, id)
    }
    const nodeIds = new Set(left.map(({ table, id }) => nodeIdOf(table, id)))
    const known = new Set([...nodeIds].filter((nodeId) => isCached(client.cache, nodeId)))
    const lost = left.filter(({ table, id }) => known.has(nodeIdOf(table, id)))
    const all = together([...asked, ...lost.map(({ again }) => again)])
    await refetch(client, {
      ...(all.everything ? { include: 'active' } : {}),
      updateCache: (cache) => {
        for (const nodeId of known) cache.evict({ id: nodeId })
        markStale(cache, all, known)
      },
    })
  }

  const wait = () => {
    clearTimeout(quiet)
    quiet = setTimeout(() => void flush(), quietMs)
    latest ??= setTimeout(() => void flush(), atMostMs)
  }

  return {
    ask: (again: Again) => {
      wishes.push(again)
      wait()
    },
    /** Announces a row once, unless the cache knows it by then. */
    announce: (row: NewRow) => {
      news.push(row)
      wait()
    },
    /** Takes a row out of the cache and the lists there. */
    remove: (row: Gone) => {
      gone.push(row)
      wait()
    },
    flush,
  }
}

export type Bursts = ReturnType<typeof collectBursts>
