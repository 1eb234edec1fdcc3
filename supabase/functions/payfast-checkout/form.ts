import type { Pair } from '../_shared/payfast/encoding.ts'
import type { Merchant } from '../_shared/payfast/settings.ts'
import { checkoutSignature, formFields } from '../_shared/payfast/signature.ts'

export interface Payment {
  /** Comes back with the notification. */
  attemptId: string
  /** Rand with two decimals. */
  amount: string
  orderNumber: string
}

export interface FormInput {
  orderId: string
  payment: Payment
  email: string | null
  merchant: Merchant
  /** Of the web app, without a slash at the end. */
  siteUrl: string
  notifyUrl: string
}

/** The longest text that the provider takes in its shorter fields. */
const longest = 100

/** spec/platform.md 7: the fields of the form in the order that is signed, with the signature at the end. */
export function paymentForm(input: FormInput): Pair[] {
  const { orderId, payment, merchant, siteUrl } = input
  const email = input.email ?? ''
  const fields = formFields([
    ['merchant_id', merchant.merchantId],
    ['merchant_key', merchant.merchantKey],
    ['return_url', `${siteUrl}/app/purchase-confirmation/${orderId}`],
    ['cancel_url', `${siteUrl}/app/products?payment=cancelled`],
    ['notify_url', input.notifyUrl],
    ['email_address', email.length > longest ? '' : email],
    ['m_payment_id', payment.attemptId],
    ['amount', payment.amount],
    ['item_name', `Kryt ${payment.orderNumber}`],
    ['custom_str1', orderId],
  ])
  return [...fields, ['signature', checkoutSignature(fields, merchant.passphrase)]]
}
