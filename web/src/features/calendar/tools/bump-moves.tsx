import { ArrowRightIcon } from 'lucide-react'
import { useLocale } from '@/i18n/locale.ts'
import { timeZone } from '@/lib/dates.ts'
import type { BumpMove } from './bump-plan.ts'

/** Where each lesson stands now, and where it would go. */
export function BumpMoves({ moves }: { moves: readonly BumpMove[] }) {
  const locale = useLocale()
  const format = new Intl.DateTimeFormat(`${locale}-ZA`, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return (
    <ol className="divide-line border-line divide-y rounded-md border">
      {moves.map((move) => (
        <li key={move.activityId} className="px-3.5 py-2.5">
          <span className="block font-semibold">{move.label}</span>
          <span className="text-ink-muted flex flex-wrap items-center gap-x-2 text-sm tabular-nums">
            {format.format(new Date(move.fromStart))}
            <ArrowRightIcon aria-hidden="true" className="size-3.5" />
            <span className="text-ink font-medium">{format.format(new Date(move.toStart))}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
