import { defineMessages } from 'react-intl'
import type { BadgeTone } from '@/components/ui/badge.tsx'

/** What has become of a line of a bank statement. */
export const lineStates = defineMessages({
  OPEN: { defaultMessage: 'To be matched', id: 'HHHbQ/', description: 'A bank transfer' },
  OWED_BACK: { defaultMessage: 'Owed back', id: '4LNxxp', description: 'A bank transfer' },
  SETTLED: { defaultMessage: 'Done', id: 'AQkksP', description: 'A bank transfer' },
  ASIDE: { defaultMessage: 'Set aside', id: '5UuE24', description: 'A bank transfer' },
  OUTGOING: { defaultMessage: 'Paid out', id: 'Ks/9FI', description: 'A bank transfer' },
})

type LineState = keyof typeof lineStates

export const isLineState = (text: string): text is LineState => text in lineStates

/** What the matching made of a line that is open. */
export const verdicts = defineMessages({
  exact: {
    defaultMessage: 'Exact',
    id: 'mPJXnw',
    description: 'How a bank transfer fits an order',
  },
  under: {
    defaultMessage: 'Too little',
    id: '+iBY9P',
    description: 'How a bank transfer fits an order',
  },
  over: {
    defaultMessage: 'Too much',
    id: '78u+Gs',
    description: 'How a bank transfer fits an order',
  },
  same: {
    defaultMessage: 'Probably known',
    id: 'ymm4u2',
    description: 'How a bank transfer fits an order',
  },
  duplicate: {
    defaultMessage: 'Paid twice',
    id: 'yIHNHT',
    description: 'How a bank transfer fits an order',
  },
  already_paid: {
    defaultMessage: 'Paid already',
    id: 'XVNrtR',
    description: 'How a bank transfer fits an order',
  },
  paid_by_hand: {
    defaultMessage: 'Marked paid before',
    id: 'Jt1e6v',
    description: 'How a bank transfer fits an order',
  },
  quote: {
    defaultMessage: 'For a quote',
    id: 'Sj3sES',
    description: 'How a bank transfer fits an order',
  },
  cancelled: {
    defaultMessage: 'Order cancelled',
    id: 'p3BIO6',
    description: 'How a bank transfer fits an order',
  },
  not_placed: {
    defaultMessage: 'Not ordered yet',
    id: 'Cshh/H',
    description: 'How a bank transfer fits an order',
  },
  likely: {
    defaultMessage: 'Likely',
    id: 'tZu5PB',
    description: 'How a bank transfer fits an order',
  },
  ambiguous: {
    defaultMessage: 'Ambiguous',
    id: 'DsJzUI',
    description: 'How a bank transfer fits an order',
  },
  unknown: {
    defaultMessage: 'Unknown',
    id: 'cw0F3o',
    description: 'How a bank transfer fits an order',
  },
})

type Verdict = keyof typeof verdicts

export const isVerdict = (text: string): text is Verdict => text in verdicts

const tones: Partial<Record<Verdict, BadgeTone>> = {
  exact: 'good',
  likely: 'note',
  unknown: 'over',
}

export const toneOfVerdict = (verdict: Verdict): BadgeTone => tones[verdict] ?? 'waiting'

export const toneOfState: Record<LineState, BadgeTone> = {
  OPEN: 'waiting',
  OWED_BACK: 'waiting',
  SETTLED: 'good',
  ASIDE: 'over',
  OUTGOING: 'over',
}
