import { z } from 'zod'
import type { Seller } from '../../supabase/seller/seller.ts'

const onInvoices = z
  .object({
    tradingName: z.string(),
    address: z.string(),
    vatNumber: z.string().nullable(),
    registeredName: z.optional(z.string()),
    registrationNumber: z.optional(z.string()),
  })
  .nullable()

export type SellerOfProject = z.infer<typeof onInvoices>

/** Whom the project writes on invoices today; null when nobody is entered. @throws Error when it does not answer */
export async function sellerOfProject(url: string, key: string): Promise<SellerOfProject> {
  const answer = await fetch(`${url.replace(/\/+$/, '')}/rest/v1/rpc/current_seller`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: '{}',
    signal: AbortSignal.timeout(20_000),
  })
  if (!answer.ok) throw new Error(`current_seller: the project answered ${answer.status}`)
  return onInvoices.parse(await answer.json())
}

/** The keys in which the invoices of a project differ from the file. */
export const whereTheyDiffer = (own: Seller, there: SellerOfProject): string[] =>
  (['tradingName', 'address', 'vatNumber', 'registeredName', 'registrationNumber'] as const).filter(
    (key) => there === null || own[key] !== there[key],
  )
