import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { z } from 'zod'
import { service, signIn } from './api.ts'

/** Creates a coupon for one test, with a code of letters and digits. */
export async function newCoupon(columns: Record<string, unknown> = {}): Promise<string> {
  const code = `T${randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()}`
  const { error } = await service.from('coupon').insert({
    coupon_code: code,
    start_date: '2025-01-01',
    end_date: '2099-12-31',
    discount_type: 'PERCENTAGE',
    discount_value: '10',
    ...columns,
  })
  if (error !== null) throw new Error(error.message)
  return code
}

/** Creates a published bundle of the resources. */
export async function newBundle(title: string, price: string, productIds: string[]) {
  const created = await service
    .from('product_bundle')
    .insert({ title, price, publish_date: '2020-01-01T00:00:00Z', thumbnails: ['x/cover.png'] })
    .select('id')
    .single<{ id: string }>()
  if (created.error !== null) throw new Error(created.error.message)
  const { error } = await service.from('product_bundle_product').insert(
    productIds.map((id, position) => ({
      product_bundle_id: created.data.id,
      product_id: id,
      position,
    })),
  )
  if (error !== null) throw new Error(error.message)
  return created.data.id
}

/** Adds the person to the group teacher, as the first sign-in would. */
export async function addToTeachers(userId: string): Promise<void> {
  const { error } = await service.rpc('add_user_to_group', {
    user_id: userId,
    group_name: 'teacher',
  })
  if (error !== null) throw new Error(error.message)
}

interface Goods {
  productId?: string
  productBundleId?: string
}

const profileSchema = z.object({ ensureTeacherProfile: z.object({ id: z.string() }) })

/** Gives the person a profile, a name for invoices, and puts these goods into the cart, as the shop would. */
export async function fillCart(
  person: { email: string; password: string },
  goods: Goods[],
): Promise<{ profileId: string }> {
  const { graphql } = await signIn(person.email, person.password)
  const made = profileSchema.parse(await graphql('mutation { ensureTeacherProfile { id } }'))
  await graphql('mutation Name($details: JSON!) { saveInvoiceDetails(invoiceDetails: $details) }', {
    details: JSON.stringify({ name: 'Mpho Maake' }),
  })
  for (const one of goods) {
    await graphql(
      `
        mutation Add($productId: UUID, $productBundleId: UUID) {
          addToCart(productId: $productId, productBundleId: $productBundleId) {
            nodeId
          }
        }
      `,
      { ...one },
    )
  }
  return { profileId: made.ensureTeacherProfile.id }
}

/** Status and total of every order of the person, carts included. */
export async function ordersOf(profileId: string) {
  const { data, error } = await service
    .from('teacher_products_order')
    .select('order_status, order_total, order_payment_method, coupon_amount')
    .eq('teacher_profile_id', profileId)
  if (error !== null) throw new Error(error.message)
  return data
}

const boughtSchema = z.object({
  order_number: z.string(),
  order_status: z.string(),
  order_payment_method: z.string(),
  order_total: z.number(),
  order_vat: z.number(),
  shipping_fee: z.number(),
  coupon_amount: z.number(),
  order_shipping_details: z.object({ city: z.string() }).nullable(),
  order_line: z.array(
    z.object({
      title: z.string(),
      line_price: z.number(),
      questions: z.array(z.object({ value: z.unknown() })),
    }),
  ),
})

const inCents = (rand: number) => Math.round(rand * 100)

/**
 * The person's only order from the database: amounts in cents, and the answers of its lines by
 * title.
 */
export async function orderOf(profileId: string) {
  const { data, error } = await service
    .from('teacher_products_order')
    .select(
      `order_number, order_status, order_payment_method, order_total, order_vat, shipping_fee, coupon_amount,
       order_shipping_details, order_line(title, line_price, questions)`,
    )
    .eq('teacher_profile_id', profileId)
    .single()
  if (error !== null) throw new Error(error.message)
  const order = boughtSchema.parse(data)
  return {
    number: order.order_number,
    status: order.order_status,
    method: order.order_payment_method,
    total: inCents(order.order_total),
    vat: inCents(order.order_vat),
    lines: order.order_line.reduce((sum, line) => sum + inCents(line.line_price), 0),
    shipping: inCents(order.shipping_fee),
    off: inCents(order.coupon_amount),
    city: order.order_shipping_details?.city ?? null,
    answers: order.order_line.flatMap(({ questions }) => questions.map(({ value }) => value)),
  }
}

/** The titles of the bought resources in the person's library. */
export async function libraryOf(person: { email: string; password: string }): Promise<string[]> {
  const { client } = await signIn(person.email, person.password)
  const answer = await client.rpc('my_library', { view: 'bought' }).select('title')
  if (answer.error !== null) throw new Error(answer.error.message)
  return z
    .array(z.object({ title: z.string() }))
    .parse(answer.data)
    .map(({ title }) => title)
}

/** Opens the cart dialog and waits until its prices are up to date. */
export async function openCart(page: Page): Promise<Locator> {
  await page.goto('/app/products?cart=open')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByTestId('cart-total')).toBeVisible()
  return dialog
}
