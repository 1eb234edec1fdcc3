import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { z } from 'zod'
import { service, signIn } from './api.ts'

/** A coupon of its own for one test: code of letters and digits. */
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

/** A published bundle of the resources. */
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

interface Goods {
  productId?: string
  productBundleId?: string
}

const profileSchema = z.object({ ensureTeacherProfile: z.object({ id: z.string() }) })

/** Gives the person a profile and these goods in the cart, as the shop would. */
export async function fillCart(
  person: { email: string; password: string },
  goods: Goods[],
): Promise<{ profileId: string }> {
  const { graphql } = await signIn(person.email, person.password)
  const made = profileSchema.parse(await graphql('mutation { ensureTeacherProfile { id } }'))
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

/** The cart dialog with the prices of this moment. */
export async function openCart(page: Page): Promise<Locator> {
  await page.goto('/app/products?cart=open')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByTestId('cart-total')).toBeVisible()
  return dialog
}
