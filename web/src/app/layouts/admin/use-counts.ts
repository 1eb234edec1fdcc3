import { skipToken, useQuery } from '@apollo/client/react'
import { can } from '@/config/can.ts'
import { useGroups } from '@/lib/groups.ts'
import { BackOfficeCountsDocument } from './back-office-counts.generated.ts'
import type { CounterName } from '@/app/routes/admin/screens.ts'

export type Counts = Record<CounterName, number>

/**
 * What waits for somebody, kept up to date while the page is open: a change of any order asks again
 * (live-updates.ts). Null until it is known; a menu without numbers is still a menu.
 */
export function useCounts(): Counts | null {
  const mayRead = can(useGroups(), 'select', 'teacher_products_order')
  const { data } = useQuery(BackOfficeCountsDocument, mayRead ? {} : skipToken)
  if (data === undefined) return null
  return { ordersToPay: data.ordersToPay.totalCount, openQuotes: data.openQuotes.totalCount }
}
