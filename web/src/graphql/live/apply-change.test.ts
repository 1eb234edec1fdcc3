import { gql } from '@apollo/client'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { RowChange } from '@/lib/realtime.ts'
import { countOf, countQuery, listOf, listQuery, openWindow, rowsIn } from '@/testing/live-page.ts'
import { nodeIdOf } from '../node-id.ts'
import { applyChange, type Specials } from './apply-change.ts'
import { collectBursts } from './bursts.ts'
import type { Reader } from './followed-tables.ts'

const visitor: Reader = { userId: null, groups: [] }
const thandi: Reader = { userId: 'thandi', groups: ['teacher'] }
const marius: Reader = { userId: 'marius', groups: ['admin'] }

const specials = {
  cart: vi.fn<Specials['cart']>(),
  goods: vi.fn<Specials['goods']>(),
  ownership: vi.fn<Specials['ownership']>(),
  session: vi.fn<Specials['session']>(),
}
beforeEach(() => {
  vi.clearAllMocks()
})

type Rows = Record<string, string>

/** A window of this reader with a list of this table on the screen, and the count of all its rows. */
async function open(reader: Reader, table: string, field: string, rows: Rows, hasNextPage = false) {
  const server = { rows, count: 7 }
  const page = openWindow({
    [field]: () => ({ [field]: listOf(table, server.rows, hasNextPage) }),
    [`${field}Count`]: () => ({ [field]: countOf(table, server.count) }),
  })
  const shown = await page.watch(listQuery(field))
  await page.watch(countQuery(field))
  page.asked.length = 0
  const bursts = collectBursts(page.client)
  const apply = async (...changes: RowChange[]) => {
    for (const change of changes) {
      applyChange({ client: page.client, reader, bursts, specials }, change)
    }
    await bursts.flush()
    // Watched queries hear of the cache a moment later.
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return { ...page, server, apply, shown: () => rowsIn(shown()) }
}

const came = (table: string, row: Record<string, unknown>): RowChange => ({
  table,
  kind: 'INSERT',
  row,
})
const changed = (table: string, row: Record<string, unknown>): RowChange => ({
  table,
  kind: 'UPDATE',
  row,
})
const went = (table: string, id: string): RowChange => ({ table, kind: 'DELETE', row: { id } })

describe('the shop', () => {
  const openShop = () => open(visitor, 'product', 'productCollection', { a: 'Fractions' })

  test('a new title reaches the open page without a question', async () => {
    const page = await openShop()
    await page.apply(changed('product', { id: 'a', shown: 'Decimals' }))
    expect(page.shown()).toBe('Decimals')
    expect(page.asked).toEqual([])
  })

  test('a row that is not on the page changes nothing', async () => {
    const page = await openShop()
    const before = page.client.cache.extract()
    await page.apply(changed('product', { id: 'b', shown: 'Decimals' }))
    expect(page.client.cache.extract()).toEqual(before)
    expect(page.asked).toEqual([])
  })

  test.each([came('product', { id: 'b' }), went('product', 'a'), went('product', 'b')])(
    'what comes or goes is asked for again, with everything on the screen: $kind',
    async (change) => {
      const page = await openShop()
      page.server.rows = { b: 'Decimals' }
      await page.apply(change)
      expect(page.shown()).toBe('Decimals')
      expect(page.asked).toEqual(['productCollection', 'productCollectionCount'])
    },
  )
})

describe('a list of a teacher', () => {
  const openSchedule = () =>
    open(thandi, 'teacher_schedule', 'teacherScheduleCollection', { mo: 'Monday', tu: 'Tuesday' })

  test.each([
    came('teacher_schedule', { id: 'we' }),
    changed('teacher_schedule', { id: 'mo', shown: 'not patched' }),
  ])('is asked for again: $kind', async (change) => {
    const page = await openSchedule()
    page.server.rows = { we: 'Wednesday' }
    await page.apply(change)
    expect(page.shown()).toBe('Wednesday')
    expect(page.asked).toEqual(['teacherScheduleCollection', 'teacherScheduleCollectionCount'])
  })

  test('loses what was deleted, and is asked for again', async () => {
    const page = await openSchedule()
    page.server.rows = { tu: 'Tuesday' }
    await page.apply(went('teacher_schedule', 'mo'))
    expect(page.shown()).toBe('Tuesday')
    expect(page.asked).toContain('teacherScheduleCollection')
    expect(page.client.cache.extract()).not.toHaveProperty(nodeIdOf('teacher_schedule', 'mo'))
  })

  test('stays when a stranger’s row is deleted, of which everybody hears', async () => {
    const page = await openSchedule()
    await page.apply(went('teacher_schedule', 'stranger'))
    expect(page.asked).toEqual([])
    expect(page.shown()).toBe('Monday Tuesday')
  })

  test('stays when another table changes', async () => {
    const page = await openSchedule()
    await page.apply(came('teacher_activity', { id: 'x' }), came('school', { id: 'x' }))
    expect(page.asked).toEqual([])
  })

  test('hangs on the rows of another table where that is said', async () => {
    const page = await open(thandi, 'term', 'termCollection', { one: 'Term 1' })
    await page.apply(came('term_biweek', { id: 'x' }))
    expect(page.asked).toEqual(['termCollection', 'termCollectionCount'])
  })

  test('is nothing to somebody who is no teacher', async () => {
    const nobody = { userId: 'somebody', groups: [] }
    const page = await open(nobody, 'teacher_schedule', 'teacherScheduleCollection', {
      mo: 'Monday',
    })
    await page.apply(came('teacher_schedule', { id: 'we' }))
    expect(page.asked).toEqual([])
  })
})

describe('a list of the back-office', () => {
  const openCoupons = () => open(marius, 'coupon', 'couponCollection', { a: 'TEN', b: 'TWENTY' })

  test('changes where it stands, while only its count is asked for', async () => {
    const page = await openCoupons()
    await page.apply(changed('coupon', { id: 'b', shown: 'THIRTY' }))
    expect(page.shown()).toBe('TEN THIRTY')
    expect(page.asked).toEqual(['couponCollectionCount'])
  })

  test('does not move when a row is new', async () => {
    const page = await openCoupons()
    page.server.rows = { c: 'NEW', a: 'TEN' }
    await page.apply(came('coupon', { id: 'c' }))
    expect(page.shown()).toBe('TEN TWENTY')
    expect(page.asked).toEqual(['couponCollectionCount'])
  })

  test('loses what was deleted', async () => {
    const page = await openCoupons()
    page.server.rows = { b: 'TWENTY' }
    await page.apply(went('coupon', 'a'))
    expect(page.shown()).toBe('TWENTY')
    expect(page.asked).toContain('couponCollection')
  })

  test('counts anew when something went that it does not show', async () => {
    const page = await openCoupons()
    await page.apply(went('coupon', 'elsewhere'))
    expect(page.asked).toEqual(['couponCollectionCount'])
  })
})

describe('communications', () => {
  const openCommunications = () =>
    open(thandi, 'communication', 'communicationCollection', { new: 'New', old: 'Old' }, true)

  test('change where they stand, also below the first page', async () => {
    const page = await openCommunications()
    page.server.rows = { new: 'New' }
    await page.apply(changed('communication', { id: 'old', shown: 'Changed' }))
    expect(page.shown()).toBe('New Changed')
    expect(page.asked).toContain('communicationCollection')
  })

  test('go when they are deleted or withdrawn', async () => {
    const page = await openCommunications()
    page.server.rows = { old: 'Old' }
    await page.apply(went('communication', 'new'))
    expect(page.shown()).toBe('Old')
    // The row is still there, but no longer for this reader.
    page.server.rows = {}
    await page.apply(came('communication_withdrawal', { id: 'old' }))
    expect(page.shown()).toBe('')
  })

  test('stay when one of another reader is withdrawn, or a withdrawal is taken back', async () => {
    const page = await openCommunications()
    await page.apply(
      came('communication_withdrawal', { id: 'elsewhere' }),
      went('communication_withdrawal', 'new'),
    )
    expect(page.asked).toEqual([])
    expect(page.shown()).toBe('New Old')
  })
})

describe('what more than the cache must know', () => {
  const openOrders = () =>
    open(thandi, 'teacher_products_order', 'teacherProductsOrderCollection', { a: 'PROCESSING' })

  test('an order tells the cart and what is owned, and is asked for again', async () => {
    const page = await openOrders()
    page.server.rows = { a: 'PAID' }
    const change = changed('teacher_products_order', { id: 'a', order_status: 'PAID' })
    await page.apply(change)
    expect(page.shown()).toBe('PAID')
    expect(specials.cart).toHaveBeenCalledExactlyOnceWith({ ...change, id: 'a' }, thandi)
    expect(specials.ownership).toHaveBeenCalledExactlyOnceWith({ ...change, id: 'a' }, thandi)
  })

  test('a new cart gives nothing yet', async () => {
    const page = await openOrders()
    await page.apply(came('teacher_products_order', { id: 'b' }))
    expect(specials.cart).toHaveBeenCalledOnce()
    expect(specials.ownership).not.toHaveBeenCalled()
  })

  test('a deletion tells the cart', async () => {
    const page = await openOrders()
    await page.apply(went('teacher_products_order', 'b'))
    expect(specials.cart).toHaveBeenCalledOnce()
    expect(page.asked).toEqual([])
  })

  test('the session is told of the own profile only', async () => {
    const page = await openOrders()
    const own = changed('teacher_profile', { id: 'p', user_id: 'thandi' })
    await page.apply(own, changed('teacher_profile', { id: 'q', user_id: 'marius' }))
    expect(specials.session).toHaveBeenCalledExactlyOnceWith({ ...own, id: 'p' }, thandi)
  })

  test('what was added to the library is owned, and the library is asked for', async () => {
    const page = await open(thandi, 'product', 'myLibrary', { a: 'Fractions' })
    await page.apply(came('product_subscription', { id: 'x' }))
    expect(specials.ownership).toHaveBeenCalledOnce()
    expect(page.asked).toEqual(['myLibrary', 'myLibraryCount'])
  })
})

test('a message without a key is not followed', async () => {
  const page = await open(visitor, 'product', 'productCollection', { a: 'Fractions' })
  await page.apply(came('product', {}), came('product', { id: 7 }))
  expect(page.asked).toEqual([])
})

test('an answer that is no list is left alone', async () => {
  const page = openWindow({
    Plain: () => ({ chargesVat: true, myCart: { __typename: 'TeacherSchedule', nodeId: 'x' } }),
  })
  await page.watch(gql`
    query Plain {
      chargesVat
      myCart {
        nodeId
      }
    }
  `)
  const bursts = collectBursts(page.client)
  applyChange(
    { client: page.client, reader: thandi, bursts, specials },
    came('teacher_schedule', { id: 'we' }),
  )
  await bursts.flush()
  expect(page.asked).toEqual(['Plain'])
})

describe('what is asked for, announced and removed', () => {
  const bursts = { ask: vi.fn(), announce: vi.fn(), remove: vi.fn(), flush: vi.fn() }
  const { client } = openWindow({})
  const nothing = { everything: false, lists: [], counts: [], fields: [] }
  const apply = (reader: Reader, change: RowChange) =>
    applyChange({ client, reader, bursts, specials }, change)

  test('a new row of the back-office is announced and counted', () => {
    apply(marius, came('coupon', { id: 'c' }))
    expect(bursts.announce).toHaveBeenCalledExactlyOnceWith({
      table: 'coupon',
      id: 'c',
      news: 'coupon',
    })
    expect(bursts.ask).toHaveBeenCalledExactlyOnceWith({ ...nothing, counts: ['Coupon'] })
    expect(bursts.remove).not.toHaveBeenCalled()
  })

  test('an order is announced when it is placed, a quote as a quote, and a cart not', () => {
    const table = 'teacher_products_order'
    const placed = { order_date_time: new Date().toISOString() }
    apply(marius, came(table, { id: 'cart', order_status: 'PENDING', order_date_time: null }))
    expect(bursts.announce).not.toHaveBeenCalled()
    apply(marius, changed(table, { id: 'cart', order_status: 'PROCESSING', ...placed }))
    expect(bursts.announce).toHaveBeenLastCalledWith({ table, id: 'cart', news: table })
    apply(marius, came(table, { id: 'offer', order_status: 'QUOTING', ...placed }))
    expect(bursts.announce).toHaveBeenLastCalledWith({ table, id: 'offer', news: 'quote' })
    expect(bursts.announce).toHaveBeenCalledTimes(2)
  })

  test('a changed row is counted and not announced', () => {
    apply(marius, changed('coupon', { id: 'c' }))
    expect(bursts.announce).not.toHaveBeenCalled()
    expect(bursts.ask).toHaveBeenCalledExactlyOnceWith({ ...nothing, counts: ['Coupon'] })
  })

  test('a row that went is counted at once, its lists are asked for if it was in one', () => {
    apply(marius, went('coupon', 'c'))
    expect(bursts.ask).toHaveBeenCalledExactlyOnceWith({ everything: false, counts: ['Coupon'] })
    const again = { ...nothing, lists: ['Coupon'], counts: ['Coupon'] }
    expect(bursts.remove).toHaveBeenCalledExactlyOnceWith({ table: 'coupon', id: 'c', again })
  })

  test('lists without counts, single fields, everything', () => {
    apply(thandi, came('teacher_schedule', { id: 'we' }))
    expect(bursts.ask).toHaveBeenLastCalledWith({ ...nothing, lists: ['TeacherSchedule'] })
    apply(marius, came('product_content', { id: 'x' }))
    const fields = ['productCollection', 'searchProducts']
    expect(bursts.ask).toHaveBeenLastCalledWith({ ...nothing, fields })
    apply(visitor, came('product', { id: 'x' }))
    expect(bursts.ask).toHaveBeenLastCalledWith({ ...nothing, everything: true })
    apply(visitor, went('product', 'x'))
    expect(bursts.ask).toHaveBeenLastCalledWith({ everything: true, counts: [] })
  })

  test('what pages do besides is no field to ask for', () => {
    apply(thandi, came('teacher_products_order', { id: 'o' }))
    const again = { ...nothing, lists: ['TeacherProductsOrder'], fields: ['myLibrary'] }
    expect(bursts.ask).toHaveBeenCalledExactlyOnceWith(again)
  })

  test('a row is written over the one in the cache only where that is said', () => {
    const id = nodeIdOf('teacher_schedule', 'mo')
    client.cache.restore({ [id]: { __typename: 'TeacherSchedule', nodeId: id, shown: 'Monday' } })
    apply(thandi, changed('teacher_schedule', { id: 'mo', shown: 'Tuesday' }))
    expect(client.cache.extract()).toMatchObject({ [id]: { shown: 'Monday' } })
  })

  test('a withdrawal removes what it names, and asks for nothing of its own', () => {
    apply(thandi, changed('communication_withdrawal', { id: 'w' }))
    expect(bursts.remove).not.toHaveBeenCalled()
    apply(thandi, came('communication_withdrawal', { id: 'w' }))
    const again = { lists: ['Communication'] }
    const row = { table: 'communication', id: 'w', again }
    expect(bursts.remove).toHaveBeenCalledExactlyOnceWith(row)
    expect(bursts.ask).not.toHaveBeenCalled()
  })

  test('a deletion is told without the column that names the owner', () => {
    apply(thandi, went('teacher_profile', 'p'))
    expect(bursts.remove).toHaveBeenCalledOnce()
  })
})
