import { skipToken, useQuery } from '@apollo/client/react'
import { useTellUnread } from '@/components/use-tell-unread.ts'
import { can } from '@/config/can.ts'
import { useGroups } from '@/lib/groups.ts'
import { BackOfficeCountsDocument } from './back-office-counts.generated.ts'
import type { CounterName } from '@/app/routes/admin/screens.ts'

export type Counts = Record<CounterName, number>

/**
 * How many orders, quotes, deliveries and school requests are waiting. The numbers follow while the page is open, because every
 * change of such a row has them read again. Null until they are known; the menu is then shown without them.
 */
export function useCounts(): Counts | null {
  const mayRead = can(useGroups(), 'select', 'teacher_products_order')
  const { data, error, refetch } = useQuery(BackOfficeCountsDocument, mayRead ? {} : skipToken)
  useTellUnread(error, refetch)
  if (data === undefined) return null
  return {
    ordersToPay: data.ordersToPay.totalCount,
    openQuotes: data.openQuotes.totalCount,
    toPack: data.toPack.totalCount,
    schoolRequests: data.schoolRequests.totalCount,
  }
}
