import { sameText } from '@kryt/supabase/same-signs'
import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import { provinceNames } from '@/i18n/province-names.ts'
import * as longest from '@/lib/longest.ts'
import { isSouthAfricanPhone, typedPhone } from '@kryt/supabase/phone-number'

/** The key of the draft stored for this window. */
export const shippingDraft = 'shipping'

export const country = 'South Africa'

const messages = defineMessages({
  address: { defaultMessage: 'Address is required', id: 'PWe6/f' },
  city: { defaultMessage: 'City is required', id: 'W435jR' },
  province: { defaultMessage: 'Province is required', id: '01D0Ec' },
  postalCode: { defaultMessage: 'Postal code is required', id: '15CNak' },
  postalCodeDigits: { defaultMessage: 'A postal code has four digits', id: 'KsUw0C' },
  country: { defaultMessage: 'Country is required', id: 'jlqOPq' },
  phone: { defaultMessage: 'Phone number is required', id: 'UHu1T/' },
  phoneInvalid: { defaultMessage: 'Invalid South African phone number', id: 'xoTKrE' },
})

/** The rules of a delivery address (P5.2). The database checks the same (private.is_shipping_details). */
export function shippingFormSchema(intl: IntlShape) {
  const words = (key: keyof typeof messages) => intl.formatMessage(messages[key])
  const required = (key: keyof typeof messages) =>
    z.string().check(
      z.trim(),
      z.refine((text) => sameText(text) !== '', { error: words(key), abort: true }),
      z.maxLength(longest.shippingLine),
    )
  return z.object({
    address1: required('address'),
    address2: z.string().check(z.trim(), z.maxLength(longest.shippingLine)),
    city: required('city'),
    province: z.string().check(z.refine((name) => name in provinceNames, words('province'))),
    postalCode: required('postalCode').check(
      z.overwrite(sameText),
      z.regex(/^\d{4}$/, words('postalCodeDigits')),
    ),
    country: required('country'),
    phoneNumber: required('phone').check(
      z.overwrite(typedPhone),
      z.refine(isSouthAfricanPhone, words('phoneInvalid')),
    ),
  })
}

export type ShippingDetails = z.infer<ReturnType<typeof shippingFormSchema>>

export const noShippingDetails: ShippingDetails = {
  address1: '',
  address2: '',
  city: '',
  province: '',
  postalCode: '',
  country,
  phoneNumber: '',
}
