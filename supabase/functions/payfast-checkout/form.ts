import type { Pair } from '../_shared/payfast/encoding.ts'
import type { Merchant } from '../_shared/payfast/settings.ts'
import { checkoutSignature, formFields } from '../_shared/payfast/signature.ts'

export interface Payment {
  /** Our id of the payment attempt, which the notification repeats. */
  attemptId: string
  /** In rand, with two decimals. */
  amount: string
  orderNumber: string
}

export interface FormInput {
  orderId: string
  payment: Payment
  email: string | null
  merchant: Merchant
  /** The origin of the web app, without a slash at the end. */
  siteUrl: string
  notifyUrl: string
}

/** The longest text that the provider accepts in its short fields. */
const longest = 100

/** The fields of the payment form in the order that is signed, with the signature at the end (P7.3). */
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
