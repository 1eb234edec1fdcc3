import type { Database, Person, Row } from './database.ts'
import { newProduct, verifyCoupons, type Root } from './world.ts'

/** An address as the checkout form sends it. */
export const address = {
  address1: '12 Marula Street',
  address2: '',
  city: 'Polokwane',
  province: 'Limpopo',
  postalCode: '0699',
  country: 'South Africa',
  phoneNumber: '+27 82 123 4567',
}

/** A coupon for R25 off; any column can be set otherwise. */
export async function newCoupon(db: Root, code: string, columns: Row = {}): Promise<void> {
  const row: Row = {
    coupon_code: code,
    start_date: '2025-01-01',
    end_date: '2099-12-31',
    discount_type: 'AMOUNT',
    discount_value: '25.00',
    ...columns,
  }
  const names = Object.keys(row)
  await db.root(
    `insert into public.coupon (${names.join(', ')})
     values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(row),
  )
  await verifyCoupons(db)
}

/** A cart of the teacher with one published resource per entry; a resource costs R100 unless said otherwise. */
export async function newCart(
  db: Database,
  teacher: Person,
  resources: Row[] = [{}],
): Promise<{ cart: string; products: string[] }> {
  const products: string[] = []
  let cart = ''
  for (const columns of resources) {
    const product = await newProduct(db, columns)
    products.push(product)
    const [row] = await db.asUser(teacher, 'select id from public.add_to_cart($1)', [product])
    cart = String(row?.['id'])
  }
  return { cart, products }
}

/** The columns that a checkout sets, and the number of the order's events, redemptions and invoices. */
export async function orderState(db: Root, id: string): Promise<Row> {
  const [row] = await db.root(
    `select order_status as status, order_payment_method as method, order_total as total,
       (select array_agg(reason order by event.created_at, event.id) from public.order_event event
        where order_id = parent.id) as reasons,
       (select count(*)::int from public.coupon_redemption where order_id = parent.id) as redemptions,
       (select count(*)::int from public.payment_attempt where order_id = parent.id) as attempts,
       (select array_agg(kind order by kind desc) from public.invoice where order_id = parent.id) as documents
     from public.teacher_products_order parent where id = $1`,
    [id],
  )
  if (!row) throw new Error(`no order ${id}`)
  return row
}
