import { expect, test } from 'vitest'
import { resolve } from '../../../../local-stack/testing/in-transaction/graphql.ts'
import { inTransaction } from '../../rights/requests/transaction.ts'
import { rootOf } from '../../support/database.ts'
import { newPerson, newTeacher } from '../../support/world.ts'

/** As the export of a list asks (web/src/components/list/keyset-request.ts), four rows at a time. */
const query = `query ($words: String!, $orderBy: [TeacherProductsOrderOrderBy!]!, $after: Cursor) {
  list: searchOrders(words: $words, quotes: false, placedFrom: "2020-01-01T00:00:00Z", first: 4,
    after: $after, filter: {}, orderBy: $orderBy) {
    edges { node { id } }
    pageInfo { endCursor hasNextPage }
  }
}`

interface Page {
  edges: { node: { id: string } }[]
  pageInfo: { endCursor: string | null; hasNextPage: boolean }
}

const id = { id: 'AscNullsLast' }

test.each([
  ['newest first', [{ orderDateTime: 'DescNullsLast' }, id]],
  ['oldest first', [{ orderDateTime: 'AscNullsLast' }, id]],
  ['by a column in which all are equal', [{ orderStatus: 'AscNullsLast' }, id]],
  ['by amount', [{ orderTotal: 'DescNullsLast' }, id]],
  ['in groups', [{ orderPaymentMethod: 'AscNullsLast' }, { orderDateTime: 'DescNullsLast' }, id]],
])('rows that come and go between pages move no other: %s', async (_, orderBy) => {
  const transaction = await inTransaction()
  try {
    const db = rootOf(transaction.client)
    const admin = await newPerson(db, ['admin'])
    const teacher = await newTeacher(db)
    // Carts have no day.
    const newOrder = async (day: string | null) => {
      const [row] = await db.root(
        `insert into public.teacher_products_order
           (teacher_profile_id, order_status, order_date_time, order_payment_method)
         values ($1, $2, $3, $4) returning id`,
        day === null
          ? [(await newTeacher(db)).profileId, 'PENDING', null, null]
          : [teacher.profileId, 'PROCESSING', `${day}T08:00:00Z`, 'EFT'],
      )
      return String(row?.['id'])
    }
    const ids: string[] = []
    for (let n = 0; n < 14; n += 1)
      ids.push(await newOrder(n % 2 === 0 ? `2026-03-${String(10 + (n % 4))}` : null))
    const found: string[] = []
    const gone = new Set<string>()
    let after: string | null = null
    let come = 0
    for (;;) {
      const pages: Page[] = []
      await transaction.asCaller(
        { role: 'authenticated', sub: admin.id, email: admin.email, aud: 'authenticated' },
        async () => {
          const variables = { words: '', orderBy, after }
          const { data, errors } = await resolve(transaction.client, { query, variables })
          if (errors !== undefined) throw new Error(errors[0]?.message)
          pages.push(data?.['list'] as Page)
          return { rows: 1 }
        },
      )
      const page = pages[0] as Page
      found.push(...page.edges.map(({ node }) => node.id))
      if (!page.pageInfo.hasNextPage) break
      after = page.pageInfo.endCursor
      // The last row that was read goes, one that was not read goes, and new ones come in front and behind.
      const going = [found.at(-1), ids.find((one) => !found.includes(one) && !gone.has(one))]
      for (const one of going) {
        if (one === undefined) continue
        gone.add(one)
        await db.root('delete from public.teacher_products_order where id = $1', [one])
      }
      if (come++ < 3) await newOrder(come === 1 ? '2025-01-05' : '2026-11-28')
    }
    expect(new Set(found).size).toBe(found.length)
    expect(ids.filter((one) => !gone.has(one) && !found.includes(one))).toEqual([])
    expect(gone.size).toBeGreaterThan(1)
  } finally {
    await transaction.close()
  }
})
