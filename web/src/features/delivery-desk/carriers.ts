import { defineMessages, type IntlShape } from 'react-intl'
import { namedCarriers } from './named-carriers.ts'

const others = defineMessages({
  OTHER: { defaultMessage: 'Another carrier', id: 'kg75mW' },
  BY_HAND: {
    defaultMessage: 'We bring it ourselves',
    id: '1W6hbx',
    description: 'Instead of a carrier',
  },
})

/** The choices of a carrier, with the words of each. */
export const carrierChoices = (intl: IntlShape) => [
  ...Object.entries(namedCarriers).map(([value, label]) => ({ value, label })),
  ...Object.entries(others).map(([value, label]) => ({ value, label: intl.formatMessage(label) })),
]

/** The name of a carrier; nothing for a parcel that is not sent. */
export const carrierWord = (intl: IntlShape, carrier: string | null): string | null =>
  carrierChoices(intl).find(({ value }) => value === carrier)?.label ?? null
