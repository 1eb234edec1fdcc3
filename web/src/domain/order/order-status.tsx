import { useIntl } from 'react-intl'
import { Badge, type BadgeTone } from '@/components/ui/badge.tsx'
import { statusMessage, statusWord } from './order-words.ts'

const tones: Record<string, BadgeTone> = {
  PAID: 'good',
  PROCESSING: 'waiting',
  CONFIRMING: 'waiting',
  HELD: 'waiting',
  QUOTING: 'note',
  CANCELLED: 'over',
}

/** Colour and word of a status, for a list. */
export const statusBadge = (status: string) => ({
  tone: tones[status] ?? 'over',
  label: statusMessage(status),
})

export function OrderStatus({ status }: { status: string }) {
  const intl = useIntl()
  return <Badge tone={statusBadge(status).tone}>{statusWord(intl, status)}</Badge>
}
