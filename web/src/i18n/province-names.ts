import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl'

/** The nine provinces (P9.3). The English name is stored. */
export const provinceNames = defineMessages({
  'Eastern Cape': { defaultMessage: 'Eastern Cape', id: 'JUIPe/' },
  'Free State': { defaultMessage: 'Free State', id: 'zsEROD' },
  Gauteng: { defaultMessage: 'Gauteng', id: 'lFzNuD' },
  'KwaZulu-Natal': { defaultMessage: 'KwaZulu-Natal', id: 'WXG/qu' },
  Limpopo: { defaultMessage: 'Limpopo', id: 'UjHaL6' },
  Mpumalanga: { defaultMessage: 'Mpumalanga', id: 'y1OUrg' },
  'Northern Cape': { defaultMessage: 'Northern Cape', id: '6Y8rW9' },
  'North West': { defaultMessage: 'North West', id: 'e2i1zW' },
  'Western Cape': { defaultMessage: 'Western Cape', id: 'JisLv6' },
})

const { southAfrica } = defineMessages({
  southAfrica: { defaultMessage: 'South Africa', id: 'XR8z3v' },
})

const placeNames: Partial<Record<string, MessageDescriptor>> = {
  ...provinceNames,
  'South Africa': southAfrica,
}

/** The name of a province or country, which are stored in English, in the reader's language. */
export function placeName(intl: IntlShape, name: string): string {
  const known = placeNames[name]
  return known === undefined ? name : intl.formatMessage(known)
}
