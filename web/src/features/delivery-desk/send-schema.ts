import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'

const messages = defineMessages({
  carrier: { defaultMessage: 'Choose a carrier.', id: 'WJtlg8' },
  number: { defaultMessage: 'Enter the tracking number.', id: 'f2Q5FR' },
  shape: { defaultMessage: 'At most 40 letters, digits and - . _ /', id: 'NFdyu+' },
})

const shape = /^[A-Za-z0-9][A-Za-z0-9 /._-]{0,39}$/

/** The carrier that was chosen. */
export const carrierField = (intl: IntlShape) =>
  z.string().check(z.minLength(1, intl.formatMessage(messages.carrier)))

/** Who brings a parcel, and the number to follow it by, which only the shop itself does not give. */
export function sendSchema(intl: IntlShape) {
  return z
    .object({ carrier: carrierField(intl), trackingNumber: z.string().check(z.trim()) })
    .check((context) => {
      const { carrier, trackingNumber } = context.value
      if (carrier === 'BY_HAND' || shape.test(trackingNumber)) return
      context.issues.push({
        code: 'custom',
        input: trackingNumber,
        path: ['trackingNumber'],
        message: intl.formatMessage(trackingNumber === '' ? messages.number : messages.shape),
      })
    })
}
