import { defineMessages, type IntlShape } from 'react-intl'

/** The five texts of spec/platform.md 4. */
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

/** What the provider's status text means to a subscriber. */
export const subscriptionWord = (intl: IntlShape, statusText: string | null) =>
  intl.formatMessage(words[meanings[statusText?.toUpperCase() ?? ''] ?? 'none'])
