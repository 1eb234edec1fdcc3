import { Skeleton } from '@/components/ui/skeleton.tsx'
import { NextUp } from './next-up.tsx'
import { useDayAhead } from './use-day-ahead.ts'

/** What comes next, in the menu of a phone. */
export function DrawerStrip({ onOpen }: { onOpen: () => void }) {
  const ahead = useDayAhead()
  return (
    <div className="h-20 px-3">
      {ahead === null ? <Skeleton className="h-18" /> : <NextUp ahead={ahead} onOpen={onOpen} />}
    </div>
  )
}
