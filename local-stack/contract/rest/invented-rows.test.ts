import { expect, inject, test } from 'vitest'
import { insert, newTeacher, remove } from '../graphql/teachers.ts'
import { service } from '../gateway/people.ts'
import { rest } from './api.ts'

type Row = Record<string, string>

/** The columns of a table, in order. */
async function anyRow(table: string): Promise<object> {
  const { data, error } = await service().from(table).select().order('id').limit(1).single<object>()
  if (error !== null) throw error
  return data
}

/** lite takes a row as Postgres writes it, PostgREST takes an object. */
const isMalformed = (body: unknown) =>
  typeof body === 'object' && body !== null && 'code' in body && body.code === '22P02'

test('a computed field tells nothing about a row that the caller invents', async () => {
  const teacher = await newTeacher()
  const product = await insert('product', {
    title: 'Later',
    price: 10,
    publish_date: '2099-01-01T00:00:00Z',
    e_commerce_product: true,
    thumbnails: ['Products/cover.png'],
    questions: [{ label: 'Colour?', type: 'Text', required: true }],
  })
  const bundle = await insert('product_bundle', {
    title: 'Later',
    price: 10,
    publish_date: '2099-01-01T00:00:00Z',
    thumbnails: ['Products/cover.png'],
  })
  await service()
    .from('product_bundle_product')
    .insert({ product_bundle_id: bundle, product_id: product, position: 0 })
  // A cart, for the columns of its table.
  const sold = await insert('product', {
    title: 'Now',
    price: 10,
    publish_date: '2020-01-01T00:00:00Z',
    e_commerce_product: true,
    thumbnails: ['Products/cover.png'],
  })
  await teacher.client.rpc('add_to_cart', { product_id: sold })
  const { data } = await service()
    .from('coupon')
    .select('coupon_code')
    .order('coupon_code')
    .limit(1)
  const code = data?.[0]?.['coupon_code'] as string | undefined // a text column

  const { publishableKey } = inject('supabase')
  /** Both ways to write a row: as an object, and as Postgres writes it. */
  const ask = async (name: string, table: string, argument: string, row: Row, token?: string) => {
    const columns = Object.keys(await anyRow(table))
    const literal = `(${columns.map((column) => row[column] ?? '').join()})`
    const answers = await Promise.all(
      [row, literal].map((value) =>
        rest(`rpc/${name}`, {
          method: 'POST',
          key: publishableKey,
          headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
          body: { [argument]: value },
        }),
      ),
    )
    return answers.map(({ body }) => (isMalformed(body) ? null : body))
  }
  const order = {
    teacher_profile_id: teacher.profileId,
    coupon_code: code ?? 'ANY',
    order_status: 'PENDING',
    order_total: '9000',
  }
  const { token } = teacher
  const told = [
    await ask('_questions', 'product_bundle', 'bundle', { id: bundle, publish_date: '2020-01-01' }),
    await ask('_coupon_problem', 'teacher_products_order', 'parent', order, token),
    await ask('_invoice_details_missing', 'teacher_products_order', 'ordered', order, token),
  ]
  expect(told).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ])

  await remove(
    [teacher],
    [
      ['product_bundle', bundle],
      ['product', product],
      ['product', sold],
    ],
  )
})
