import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { move, paidOrder } from '../../support/refunds.ts'
import { awaited, confirm, lines, upload } from '../../support/statements.ts'

const always = `public.search_orders(placed_from => '2000-01-01')`

/** The list that each tile opens (work-links.ts), with the column that its sum is of. */
const lists = {
  toUs: `select count(*)::integer as count, coalesce(sum(public._due_amount(listed)), 0)::numeric(12, 2)::text as total
    from ${always} as listed where listed.order_status = 'PROCESSING'`,
  back: `select count(*)::integer as count, coalesce(sum(listed.owed_back_amount), 0)::numeric(12, 2)::text as total
    from ${always} as listed where listed.owed_back_amount > 0`,
  transfersBack: `select count(*)::integer as count, coalesce(sum(listed.left_amount), 0)::numeric(12, 2)::text as total
    from public.bank_statement_line as listed where listed.line_state = 'OWED_BACK'`,
}

test('each tile of money is the count and the sum of the list that it opens', () =>
  rolledBack(async (db) => {
    const { admin, order } = await paidOrder(db, [{ price: 36 }])
    await move(db, admin, order, 'PAID', 'CANCELLED')
    const part = await awaited(db)
    const over = await awaited(db)
    await upload(db, admin, [
      { amount: '60.00', reference: part.number, date: '2026-03-01' },
      { amount: '107.80', reference: over.number, date: '2026-03-02' },
    ])
    for (const { id, amount } of (await lines(db)) as { id: string; amount: string }[])
      await confirm(db, admin, id, amount === '60.00' ? part.id : over.id)
    const [row] = await db.asUser(admin, `select public.overview_for_admin() -> 'owed' as owed`)
    const owed = row?.['owed'] as Record<keyof typeof lists, { count: number; total: string }> // as the function says
    expect(owed).toMatchObject({
      toUs: { total: '40.00' },
      back: { total: '36.00' },
      transfersBack: { total: '7.80' },
    })
    for (const [tile, list] of Object.entries(lists)) {
      const [counted] = await db.asUser(admin, list)
      expect(owed[tile as keyof typeof lists]).toMatchObject(counted ?? {})
    }
  }))
