import { useIntl } from 'react-intl'
import { Badge, type BadgeTone } from '@/components/ui/badge.tsx'
import { statusWord } from './order-words.ts'

const tones: Record<string, BadgeTone> = {
  PAID: 'good',
  PROCESSING: 'waiting',
  QUOTING: 'note',
  CANCELLED: 'over',
}

export function OrderStatus({ status }: { status: string }) {
  const intl = useIntl()
  return <Badge tone={tones[status] ?? 'over'}>{statusWord(intl, status)}</Badge>
}
