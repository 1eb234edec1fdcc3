import { z } from 'zod/mini'
import { callFunction } from '@/lib/edge-function.ts'
import { toAppError } from '@/lib/errors.ts'
import { country, noShippingDetails, type ShippingDetails } from './shipping-schema.ts'

const answer = z.object({ shippingDetails: z.string() })
const text = z.catch(z.string(), '')
const saved = z.object({
  address1: text,
  address2: text,
  city: text,
  province: text,
  postalCode: text,
  phoneNumber: text,
})

/**
 * The address that the teacher saved for the next order; null if there is none.
 * @throws AppError
 */
export async function readShippingDetails(profileId: string): Promise<ShippingDetails | null> {
  try {
    const found = await callFunction('shipping-details', {
      method: 'GET',
      query: { teacherProfileID: profileId },
    })
    const details = saved.parse(JSON.parse(answer.parse(found).shippingDetails))
    return { ...noShippingDetails, ...details, country }
  } catch (error) {
    if (toAppError(error).code === 'shipping_details_not_found') return null
    throw toAppError(error)
  }
}

/** @throws AppError */
export async function saveShippingDetails(
  profileId: string,
  details: ShippingDetails,
): Promise<void> {
  await callFunction('shipping-details', {
    method: 'PUT',
    body: { teacherProfileID: profileId, shippingDetails: JSON.stringify(details) },
  })
}
