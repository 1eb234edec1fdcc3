import { z } from 'zod'

const address = z.record(z.string(), z.unknown(), { error: 'shipping_details_invalid' })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * The body of saveTeacherShippingDetails (P7.5). The address is sent as JSON text or as an object; the database
 * validates it. The messages are error words.
 */
export const shippingBody = z.object({
  teacherProfileID: z.uuid(),
  shippingDetails: z.preprocess(
    (value) => (typeof value === 'string' ? parsed(value) : value),
    address,
  ),
})
