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
 * spec/platform.md 7: the body of saveTeacherShippingDetails. The address comes as JSON text or as the object itself;
 * what is in it is the database's to judge. Messages are error words.
 */
export const shippingBody = z.object({
  teacherProfileID: z.uuid(),
  shippingDetails: z.preprocess(
    (value) => (typeof value === 'string' ? parsed(value) : value),
    address,
  ),
})
