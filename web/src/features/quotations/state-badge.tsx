import { defineMessages, FormattedMessage } from 'react-intl'
import { Badge } from '@/components/ui/badge.tsx'
import type { QuotationState } from '@/domain/quotation/sent-quotation.ts'

const words = defineMessages({
  open: { defaultMessage: 'Waits for an answer', id: 'Mc9rRm' },
  accepted: { defaultMessage: 'Accepted', id: 'aFyFm0' },
  expired: { defaultMessage: 'Expired', id: 'RahCRH' },
  changed: { defaultMessage: 'Changed since', id: 'Omq84Y' },
  replaced: { defaultMessage: 'Replaced', id: 'BWjfHd' },
  withdrawn: { defaultMessage: 'Cancelled', id: '3wsVWF' },
})

const tones = {
  open: 'waiting',
  accepted: 'good',
  expired: 'over',
  changed: 'waiting',
  replaced: 'over',
  withdrawn: 'over',
} as const

/** What became of a quotation. */
export function StateBadge({ state }: { state: QuotationState }) {
  return (
    <Badge tone={tones[state]}>
      <FormattedMessage {...words[state]} />
    </Badge>
  )
}
