import { z } from 'zod'
import type { Client } from '../project/clients.ts'
import { required, type ReadVariable } from '../project/environment.ts'

export interface Merchant {
  merchantId: string
  merchantKey: string
  passphrase: string
}

export interface PayfastHosts {
  /** The origin of the payment page and of the confirmation of notifications, such as https://www.payfast.co.za */
  host: string
  apiHost: string
  /** The same API serves sandbox and live; this flag tells it which is meant. */
  testing: boolean
}

const credentials = z
  .object({ merchantId: z.string(), merchantKey: z.string(), passphrase: z.string() })
  .nullable()

/**
 * Reads the merchant account: the secret "PayFast" that superadmins maintain, else `PAYFAST_MERCHANT_ID`,
 * `PAYFAST_MERCHANT_KEY` and `PAYFAST_PASSPHRASE`. The service client is needed because buyers may not read secrets.
 */
export async function readMerchant(read: ReadVariable, service: Client): Promise<Merchant> {
  const answer = await service.rpc('payfast_credentials')
  if (answer.error !== null) throw answer.error
  return (
    credentials.parse(answer.data) ?? {
      merchantId: required(read, 'PAYFAST_MERCHANT_ID'),
      merchantKey: required(read, 'PAYFAST_MERCHANT_KEY'),
      passphrase: read('PAYFAST_PASSPHRASE') ?? '',
    }
  )
}

/** `PAYFAST_HOST` alone decides between sandbox and live. */
export function readHosts(read: ReadVariable): PayfastHosts {
  const host = required(read, 'PAYFAST_HOST')
  return {
    host,
    apiHost: required(read, 'PAYFAST_API_HOST'),
    testing: new URL(host).hostname !== 'www.payfast.co.za',
  }
}
