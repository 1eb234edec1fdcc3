import { ApolloClient, ApolloLink, gql, Observable } from '@apollo/client'
import { expect, test, vi } from 'vitest'
import { createCache } from '@/graphql/cache.ts'
import { CartDocument } from '@/graphql/generated.ts'
import { nodeIdOf } from '@/graphql/node-id.ts'
import type { RowChange } from '@/lib/realtime.ts'
import { applyChange } from './live-updates.ts'

const id = '6f0e7f0a-3f0e-4f3e-8f0e-7f0a3f0e4f3e'
const orderId = '7a0e7f0a-3f0e-4f3e-8f0e-7f0a3f0e4f3e'

const fields = gql`
  fragment Fields on Product {
    nodeId
    title
    price
    salePrice
    questions
  }
`

function openPage() {
  const cache = createCache()
  const client = new ApolloClient({ cache, link: ApolloLink.empty() })
  const refetchSoon = vi.fn()
  const refetchQueries = vi.spyOn(client, 'refetchQueries').mockReturnValue(
    // Nothing awaits the result.
    Promise.resolve([]) as unknown as ReturnType<typeof client.refetchQueries>,
  )
  cache.writeFragment({
    fragment: fields,
    data: {
      __typename: 'Product',
      nodeId: nodeIdOf('product', id),
      title: 'Breuke',
      price: '45.00',
      salePrice: '36.00',
      questions: '[]',
    },
  })
  const apply = (change: RowChange) => applyChange({ client, userId: null, refetchSoon }, change)
  const read = () => cache.readFragment({ fragment: fields, id: nodeIdOf('product', id) })
  return { apply, read, refetchSoon, refetchQueries, cache }
}

const update = (row: Record<string, unknown>): RowChange => ({
  table: 'product',
  kind: 'UPDATE',
  row,
})

test('a new price reaches the open page, as the text that GraphQL would have sent', () => {
  const { apply, read } = openPage()
  const questions = [{ type: 'Text', label: 'Name' }]
  apply(update({ id, price: 50, sale_price: 40.5, questions, search_field: 'not asked for' }))
  expect(read()).toEqual({
    __typename: 'Product',
    nodeId: nodeIdOf('product', id),
    title: 'Breuke',
    price: '50',
    salePrice: '40.5',
    questions: JSON.stringify(questions),
  })
})

test('a price that was taken away becomes empty, not zero', () => {
  const { apply, read } = openPage()
  apply(update({ id, price: null, sale_price: null }))
  expect(read()).toMatchObject({ price: null, salePrice: null })
})

test('a resource that is not on the page is left alone', () => {
  const { apply, read, cache, refetchSoon } = openPage()
  const before = cache.extract()
  apply(update({ id: orderId, price: 1 }))
  expect(cache.extract()).toEqual(before)
  expect(read()).toMatchObject({ price: '45.00' })
  expect(refetchSoon).not.toHaveBeenCalled()
})

test('new and deleted resources are asked for again', () => {
  const { apply, refetchSoon } = openPage()
  apply({ table: 'product', kind: 'INSERT', row: { id: orderId } })
  apply({ table: 'product', kind: 'DELETE', row: { id } })
  expect(refetchSoon).toHaveBeenCalledTimes(2)
})

test('the own cart is read again, the deletion of a stranger’s is not', () => {
  const { apply, refetchQueries } = openPage()
  apply({ table: 'teacher_products_order', kind: 'DELETE', row: { id: orderId } })
  expect(refetchQueries).not.toHaveBeenCalled()
  apply({
    table: 'teacher_products_order',
    kind: 'UPDATE',
    row: { id: orderId, updated_at: '2026-11-21T03:10:53.858107+00:00' },
  })
  expect(refetchQueries).toHaveBeenCalledWith(expect.objectContaining({ include: [CartDocument] }))
})

const orders = gql`
  query Orders {
    teacherProductsOrderCollection {
      edges {
        node {
          nodeId
          orderStatus
        }
      }
    }
  }
`

test('a list of orders on the screen is asked for again when one of them changes, and only then', async () => {
  const asked: unknown[] = []
  let orderStatus = 'PROCESSING'
  const client = new ApolloClient({
    cache: createCache(),
    link: new ApolloLink(({ operationName }) => {
      asked.push(operationName)
      const node = {
        __typename: 'TeacherProductsOrder',
        nodeId: nodeIdOf('teacher_products_order', orderId),
        orderStatus,
      }
      const edges = [{ __typename: 'TeacherProductsOrderEdge', node }]
      return new Observable((observer) => {
        observer.next({
          data: {
            teacherProductsOrderCollection: {
              __typename: 'TeacherProductsOrderConnection',
              edges,
            },
          },
        })
        observer.complete()
      })
    }),
  })
  const seen: string[] = []
  client.watchQuery({ query: orders }).subscribe(({ data }) => {
    const text = JSON.stringify(data ?? {})
    seen.push(/"orderStatus":"(\w+)"/.exec(text)?.[1] ?? '')
  })
  await vi.waitFor(() => expect(seen.at(-1)).toBe('PROCESSING'))

  const refetchSoon = vi.fn()
  const change = { table: 'teacher_products_order', row: { id } } as const
  applyChange({ client, refetchSoon, userId: id }, { ...change, kind: 'DELETE' })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(asked).toEqual(['Orders'])

  orderStatus = 'PAID'
  applyChange(
    { client, refetchSoon, userId: id },
    { ...change, kind: 'UPDATE', row: { id: orderId } },
  )
  await vi.waitFor(() => expect(seen.at(-1)).toBe('PAID'))
  expect(asked).toEqual(['Orders', 'Orders'])
})

const communications = gql`
  query Communications {
    communicationCollection {
      edges {
        cursor
        node {
          nodeId
          subject
        }
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`

const older = '8b0e7f0a-3f0e-4f3e-8f0e-7f0a3f0e4f3e'

test('communications come, change and go on the open page, also those that were loaded later', async () => {
  const nodes = [id, older].map((one) => ({
    cursor: one,
    __typename: 'CommunicationEdge',
    node: {
      __typename: 'Communication',
      nodeId: nodeIdOf('communication', one),
      subject: one === id ? 'New' : 'Old',
    },
  }))
  // The server answers with the first page only.
  let firstPage = nodes.slice(0, 1)
  let asked = 0
  const client = new ApolloClient({
    cache: createCache(),
    defaultOptions: { watchQuery: { refetchWritePolicy: 'merge' } },
    link: new ApolloLink(() => {
      asked += 1
      return new Observable((observer) => {
        observer.next({
          data: {
            communicationCollection: {
              __typename: 'CommunicationConnection',
              edges: firstPage,
              pageInfo: { __typename: 'PageInfo', hasNextPage: true },
            },
          },
        })
        observer.complete()
      })
    }),
  })
  client.writeQuery({
    query: communications,
    data: {
      communicationCollection: {
        __typename: 'CommunicationConnection',
        edges: nodes,
        pageInfo: { __typename: 'PageInfo', hasNextPage: false },
      },
    },
  })
  const seen: string[] = []
  client.watchQuery({ query: communications }).subscribe(({ data }) => {
    seen.push(
      [...JSON.stringify(data ?? {}).matchAll(/"subject":"(\w+)"/g)].map((m) => m[1]).join(),
    )
  })
  await vi.waitFor(() => expect(seen.at(-1)).toBe('New,Old'))
  const apply = (change: Omit<RowChange, 'table'>, table = 'communication') =>
    applyChange({ client, refetchSoon: vi.fn(), userId: id }, { ...change, table })

  apply({ kind: 'UPDATE', row: { id: older, subject: 'Changed' } })
  await vi.waitFor(() => expect(seen.at(-1)).toBe('New,Changed'))
  await vi.waitFor(() => expect(asked).toBe(1))

  firstPage = nodes.slice(1)
  apply({ kind: 'DELETE', row: { id } })
  await vi.waitFor(() => expect(seen.at(-1)).toBe('Old'))
  expect(asked).toBe(2)

  apply({ kind: 'DELETE', row: { id: orderId } })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(asked).toBe(2)

  // Withdrawn: the row is still there, but no longer for this reader.
  firstPage = []
  apply({ kind: 'INSERT', row: { id: older } }, 'communication_withdrawal')
  await vi.waitFor(() => expect(seen.at(-1)).toBe(''))
  expect(asked).toBe(3)
})

/** A page that shows one resource as not owned and the library as empty, and what it asks for. */
function openShelf() {
  const { cache } = openPage()
  cache.writeFragment({
    fragment: gql`
      fragment Owned on Product {
        ownedAs
      }
    `,
    id: nodeIdOf('product', id),
    data: { __typename: 'Product', ownedAs: null },
  })
  const asked: unknown[] = []
  const link = new ApolloLink(({ operationName }) => {
    asked.push(operationName)
    return new Observable((observer) => {
      if (operationName !== 'Library') return
      observer.next({ data: { myLibrary: { __typename: 'ProductConnection', edges: [] } } })
      observer.complete()
    })
  })
  const client = new ApolloClient({ cache, link })
  return { client, asked }
}

test('a paid order asks how the buyer stands to what the pages show, a cart does not', () => {
  const { client, asked } = openShelf()
  const change = { table: 'teacher_products_order', kind: 'UPDATE' } as const
  const apply = (order_status: string) =>
    applyChange(
      { client, userId: id, refetchSoon: vi.fn() },
      { ...change, row: { id: orderId, order_status } },
    )
  for (const status of ['PENDING', 'QUOTING']) apply(status)
  expect(asked).not.toContain('OwnedProducts')
  apply('PAID')
  expect(asked).toContain('OwnedProducts')
})

const library = gql`
  query Library {
    myLibrary {
      edges {
        cursor
      }
    }
  }
`

test('an addition to the library asks how things stand, and for the library when it is open', async () => {
  const { client, asked } = openShelf()
  let answers = 0
  client.watchQuery({ query: library }).subscribe(() => {
    answers += 1
  })
  await vi.waitFor(() => expect(asked).toEqual(['Library']))
  await vi.waitFor(() => expect(answers).toBeGreaterThan(0))
  applyChange(
    { client, userId: id, refetchSoon: vi.fn() },
    { table: 'product_subscription', kind: 'INSERT', row: { id: orderId, product_id: id } },
  )
  await vi.waitFor(() => expect(asked).toEqual(['Library', 'OwnedProducts', 'Library']))
})
