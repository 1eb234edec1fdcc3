import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rolledBack, type Database, type Person } from '../../support/database.ts'
import { awaited, confirm, lines, upload } from '../../support/statements.ts'
import { newPerson } from '../../support/world.ts'

// Any sequence of what administrators can press, in any order: money is neither lost nor used twice.

const steps = fc.array(
  fc.record({
    what: fc.constantFrom(
      'upload',
      'confirm',
      'confirm in full',
      'undo',
      'aside',
      'returned',
      'reopen',
      'PROCESSING',
      'PAID',
      'CANCELLED',
      'match',
    ),
    line: fc.nat(5),
    order: fc.nat(1),
    who: fc.nat(1),
  }),
  { minLength: 4, maxLength: 18 },
)

type Step = { what: string; line: number; order: number; who: number }
const amounts = ['100.00', '60.00', '40.00', '140.00', '100.00', '0.50']

async function take(db: Database, admins: Person[], orders: string[], step: Step) {
  const admin = admins[step.who] ?? { id: '', email: '' }
  const order = orders[step.order] ?? ''
  const line = (await lines(db))[step.line]
  const [state] = await db.root(
    `select order_status as status, (order_total - private.transferred(id))::text as due
     from public.teacher_products_order where id = $1`,
    [order],
  )
  switch (step.what) {
    case 'upload':
      return upload(
        db,
        admin,
        amounts.slice(0, step.line + 1).map((amount) => ({ amount, reference: 'R' })),
      )
    case 'confirm':
    case 'confirm in full':
      return confirm(db, admin, line?.id ?? order, order, {
        due: String(state?.['due']),
        full: step.what === 'confirm in full',
        note: 'x',
      })
    case 'undo':
      return db.asUser(
        admin,
        `select public.undo_bank_line(id, 'x') from public.bank_line_order where order_id = $1`,
        [order],
      )
    case 'match':
      return db.asUser(admin, 'select public.match_bank_lines()')
    case 'aside':
    case 'returned':
    case 'reopen':
      return db.asUser(
        admin,
        `select public.decide_bank_line($1, $2, 'x', (
           select left_amount from public.bank_statement_line where id = $1))`,
        [line?.id ?? order, step.what],
      )
    default:
      return db.asUser(admin, 'select public.set_order_status($1, $2, $3)', [
        order,
        state?.['status'],
        step.what,
      ])
  }
}

/** What must hold after every step: empty when it does. */
const broken = (db: Database) =>
  db.root(`
    select 'a line has lost or gained money' as what, line.id
    from public.bank_statement_line as line
    left join public.bank_line_order as link
      on link.bank_statement_line_id = line.id and link.undone_at is null
    where line.amount > 0
    group by line.id
    having line.amount <> line.left_amount + line.returned_amount + coalesce(sum(link.amount), 0)
    union all
    select 'an order is paid more than it costs', parent.id
    from public.teacher_products_order as parent
    where private.transferred(parent.id) > parent.order_total
    union all
    select 'an order that is not to be paid holds money', parent.id
    from public.teacher_products_order as parent
    where parent.order_status not in ('PROCESSING', 'PAID') and private.transferred(parent.id) > 0
    union all
    select 'an order that waits is paid in full', parent.id
    from public.teacher_products_order as parent
    where parent.order_status = 'PROCESSING' and private.transferred(parent.id) >= parent.order_total
    union all
    select 'invoices do not agree with the status', parent.id
    from public.teacher_products_order as parent
    left join public.invoice as document on document.order_id = parent.id
    group by parent.id
    having count(*) filter (where document.kind = 'invoice')
      - count(*) filter (where document.kind = 'credit_note')
      <> (parent.order_status = 'PAID')::int`)

test('whatever administrators press, in whatever order', async () => {
  let accepted = 0
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) =>
      rolledBack(async (db) => {
        const admins = [await newPerson(db, ['admin']), await newPerson(db, ['admin'])]
        const orders = [(await awaited(db)).id, (await awaited(db)).id]
        await upload(
          db,
          admins[0] ?? { id: '', email: '' },
          amounts.map((amount) => ({ amount, reference: 'R' })),
        )
        for (const step of sequence) {
          await take(db, admins, orders, step).then(
            () => (accepted += 1),
            (error: unknown) => expect(String(error)).toMatch(/error: [a-z_]+$/),
          )
          expect(await broken(db)).toEqual([])
        }
      }),
    ),
    { numRuns: 40 },
  )
  // The sequences do something: not everything is refused.
  expect(accepted).toBeGreaterThan(100)
}, 120_000)
