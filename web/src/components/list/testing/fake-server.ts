import { ApolloClient, ApolloLink, Observable } from '@apollo/client'
import { createCache } from '@/graphql/cache.ts'
import type { OrderRow } from './orders-fixture.ts'

interface Asked {
  operation: string
  variables: Record<string, unknown>
}

type Where = Record<string, unknown>

/** The conditions that the tests use, as the database understands them. */
function fits(row: OrderRow, where: Where): boolean {
  return Object.entries(where).every(([field, condition]) => {
    if (field === 'and') return (condition as Where[]).every((one) => fits(row, one))
    if (field === 'or') return (condition as Where[]).some((one) => fits(row, one))
    const value = Reflect.get(row, field) as string | number
    return Object.entries(condition as Where).every(([how, limit]) => {
      const other = limit as string | number
      switch (how) {
        case 'eq':
          return value === other
        case 'neq':
          return value !== other
        case 'gt':
          return value > other
        case 'gte':
          return value >= other
        case 'lt':
          return value < other
        default:
          throw new Error(`the fake server does not know ${how}`)
      }
    })
  })
}

const compare = (orderBy: Record<string, string>[]) => (a: OrderRow, b: OrderRow) => {
  for (const order of orderBy) {
    for (const [field, direction] of Object.entries(order)) {
      const [one, other] = [a, b].map((row) => Reflect.get(row, field) as string | number)
      if (one === other || one === undefined || other === undefined) continue
      return (one < other ? -1 : 1) * (direction.startsWith('Desc') ? -1 : 1)
    }
  }
  return 0
}

export interface FakeServer {
  client: ApolloClient
  rows: OrderRow[]
  asked: Asked[]
  /** The next answers fail with this. */
  failure: Error | null
  /** Answers wait until `release`. */
  held: boolean
  release: () => void
  /** The most rows of an answer. */
  most: number
}

/** A server that searches, filters, sorts, cuts and counts these rows, and remembers what it was asked. */
export function fakeServer(rows: OrderRow[]): FakeServer {
  const waiting: (() => void)[] = []
  const answer = ({ operation, variables }: Asked) => {
    const words = (variables['words'] as string | undefined)?.toLowerCase().split(/\s+/) ?? []
    const found = server.rows
      .filter((row) => fits(row, variables['filter'] as Where))
      .filter((row) =>
        words.every((word) => Object.values(row).join(' ').toLowerCase().includes(word)),
      )
    const list = { __typename: 'TeacherProductsOrderConnection', totalCount: found.length }
    if (operation === 'FixtureCount') return { list }
    const first = Math.min(Number(variables['first']), server.most)
    const order = compare(variables['orderBy'] as Record<string, string>[])
    const sorted = found.toSorted(order)
    // A cursor is the row behind which it goes on, whether that is still there or not.
    const after = variables['after'] as string | null | undefined
    const behind =
      typeof after === 'string'
        ? sorted.filter((row) => order(row, JSON.parse(after) as OrderRow) > 0)
        : sorted.slice(Number(variables['offset'] ?? 0))
    const rows = behind.slice(0, first)
    const edges = rows.map((node) => ({ __typename: 'TeacherProductsOrderEdge', node }))
    const pageInfo = {
      __typename: 'PageInfo',
      endCursor: rows.length === 0 ? null : JSON.stringify(rows.at(-1)),
      hasNextPage: behind.length > rows.length,
    }
    return { list: { ...list, edges, pageInfo } }
  }
  const link = new ApolloLink(({ operationName, variables }) => {
    const asked = { operation: operationName ?? '', variables }
    server.asked.push(asked)
    const { failure } = server
    return new Observable((observer) => {
      const finish = () => {
        if (failure !== null) {
          observer.error(failure)
          return
        }
        observer.next({ data: answer(asked) })
        observer.complete()
      }
      if (server.held) waiting.push(finish)
      else setTimeout(finish)
    })
  })
  const server: FakeServer = {
    client: new ApolloClient({ cache: createCache(), link, dataMasking: true }),
    rows,
    asked: [],
    failure: null,
    held: false,
    release: () => {
      server.held = false
      for (const finish of waiting.splice(0)) finish()
    },
    most: 100,
  }
  return server
}

/** So many orders, each a rand dearer and an hour older than the one before. */
export const someOrders = (total: number, change: Partial<OrderRow> = {}): OrderRow[] =>
  Array.from({ length: total }, (_, place) => {
    const number = String(place + 1).padStart(4, '0')
    return {
      __typename: 'TeacherProductsOrder',
      nodeId: `node-${number}`,
      id: `id-${number}`,
      orderNumber: `N-${number}`,
      orderDateTime: new Date(Date.UTC(2026, 10, 20) - place * 3_600_000).toISOString(),
      orderStatus: place % 3 === 0 ? 'PAID' : 'PROCESSING',
      orderPaymentMethod: 'EFT',
      orderTotal: `${String(place + 1)}.50`,
      productCount: place % 2 === 0 ? 1 : 2,
      ...change,
    }
  })
