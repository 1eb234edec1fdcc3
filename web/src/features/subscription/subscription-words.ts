import { defineMessages, type IntlShape } from 'react-intl'

/** The five texts about a subscription (P4.12). */
const words = defineMessages({
  active: { defaultMessage: 'Active', id: 'u8HLyT', description: 'State of a subscription' },
  cancelled: { defaultMessage: 'Cancelled', id: 'ltuPcb', description: 'State of a subscription' },
  none: { defaultMessage: 'No active subscription', id: '0imfIK' },
  processing: {
    defaultMessage: 'Processing',
    id: 'MNvH/Z',
    description: 'State of a subscription',
  },
  failed: { defaultMessage: 'Failed payment', id: 'gdpVZC' },
})

const meanings: Record<string, keyof typeof words> = {
  ACTIVE: 'active',
  CANCELLED: 'cancelled',
  PROCESSING: 'processing',
  'IN REVIEW': 'processing',
  FAILED: 'failed',
}

/** The meaning of the provider's status for a subscriber. */
export const subscriptionWord = (intl: IntlShape, statusText: string | null) =>
  intl.formatMessage(words[meanings[statusText?.toUpperCase() ?? ''] ?? 'none'])

const packages = defineMessages({
  Monthly: { defaultMessage: 'Monthly', id: 'wYsv4Z' },
  '3 Monthly': { defaultMessage: '3 Monthly', id: 'O9Gjuq' },
  '6 Monthly': { defaultMessage: '6 Monthly', id: 'dTxOHz' },
  Yearly: { defaultMessage: 'Yearly', id: 'dqD39h' },
})

const isPackage = (title: string): title is keyof typeof packages => title in packages

/** The name of one of our packages in the reader's language; any other name unchanged. */
export const packageWord = (intl: IntlShape, title: string) =>
  isPackage(title) ? intl.formatMessage(packages[title]) : title
