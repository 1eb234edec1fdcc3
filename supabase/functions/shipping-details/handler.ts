import { readBody } from '../_shared/http/body.ts'
import type { Caller } from '../_shared/caller/caller.ts'
import { FunctionError } from '../_shared/http/function-error.ts'
import { answerMethods, json } from '../_shared/http/answer.ts'
import { readQuery } from '../_shared/http/query.ts'
import { shippingBody } from './shipping-body.ts'
import { shippingQuery } from './shipping-query.ts'

export type Address = Record<string, unknown>

export interface ShippingDetailsDeps {
  /** @throws FunctionError 401 when nobody is signed in */
  findCaller: () => Promise<Caller>
  mayGoOn: (callerId: string) => boolean
  /** Runs with the caller's own rights: teachers reach their own address, administrators any. */
  readAddress: (teacherProfileID: string) => Promise<Address | null>
  /** @throws FunctionError with the database's word */
  saveAddress: (teacherProfileID: string, address: Address) => Promise<void>
}

/**
 * The saved delivery address of a teacher. GET ?teacherProfileID answers `{ shippingDetails }`, which is JSON text, or
 * shipping_details_not_found; PUT takes teacherProfileID and shippingDetails and answers `{ success: true }`.
 */
export async function handleShippingDetails(
  request: Request,
  deps: ShippingDetailsDeps,
): Promise<Response> {
  const checkCaller = async () => {
    const caller = await deps.findCaller()
    if (!deps.mayGoOn(caller.id)) throw new FunctionError(429, 'too_many_requests')
  }
  return answerMethods(request, {
    GET: async () => {
      await checkCaller()
      const { teacherProfileID } = readQuery(request, shippingQuery)
      const address = await deps.readAddress(teacherProfileID)
      if (address === null) throw new FunctionError(404, 'shipping_details_not_found')
      return json({ shippingDetails: JSON.stringify(address) })
    },
    PUT: async () => {
      await checkCaller()
      const { teacherProfileID, shippingDetails } = await readBody(request, shippingBody)
      await deps.saveAddress(teacherProfileID, shippingDetails)
      return json({ success: true })
    },
  })
}
