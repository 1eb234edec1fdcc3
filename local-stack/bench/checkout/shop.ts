import { print, type DocumentNode } from 'graphql'
import { z } from 'zod'
import { AddToCartDocument } from '../../../web/src/features/cart/add-to-cart.generated.ts'
import { ApplyCouponDocument } from '../../../web/src/features/cart/apply-coupon.generated.ts'
import { CartDocument } from '../../../web/src/features/cart/cart.generated.ts'
import { CheckoutDocument } from '../../../web/src/features/cart/checkout/checkout.generated.ts'
import { PurchaseDocument } from '../../../web/src/features/payment/purchase.generated.ts'
import { RefreshCartDocument } from '../../../web/src/features/cart/refresh-cart.generated.ts'
import { RemoveCouponDocument } from '../../../web/src/features/cart/remove-coupon.generated.ts'
import { projectKeys } from '../../src/keys.ts'

const answerSchema = z.object({
  data: z.unknown(),
  errors: z.array(z.object({ message: z.string() })).optional(),
})

/** The server refused the request with this error word. */
export class Refused extends Error {}

const operation = (document: DocumentNode) => print(document)
const operations = {
  add: operation(AddToCartDocument),
  refresh: operation(RefreshCartDocument),
  cart: operation(CartDocument),
  applyCoupon: operation(ApplyCouponDocument),
  removeCoupon: operation(RemoveCouponDocument),
  checkout: operation(CheckoutDocument),
  purchase: operation(PurchaseDocument),
}

/** The requests of a signed-in browser: the web app's own GraphQL operations and its calls of functions. */
export class Shop {
  readonly #apiUrl: string
  readonly #headers: Record<string, string>

  constructor(apiUrl: string, token: string) {
    this.#apiUrl = apiUrl
    this.#headers = {
      apikey: projectKeys.publishable,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    }
  }

  async ask(name: keyof typeof operations, variables: object = {}): Promise<unknown> {
    const body = JSON.stringify({ query: operations[name], variables })
    const response = await fetch(`${this.#apiUrl}/graphql/v1`, {
      method: 'POST',
      headers: this.#headers,
      body,
    })
    const { data, errors } = answerSchema.parse(await response.json())
    const message = errors?.[0]?.message
    if (message !== undefined) throw new Refused(message)
    return data
  }

  async call(name: string, body: object): Promise<unknown> {
    const response = await fetch(`${this.#apiUrl}/functions/v1/${name}`, {
      method: 'POST',
      headers: this.#headers,
      body: JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) throw new Refused(`${name}: ${String(response.status)} ${text.slice(0, 80)}`)
    return JSON.parse(text)
  }
}
