import { cn } from '@/lib/class-names.ts'
import { clockTime, timeSpan, type DayPart } from '@/domain/school/school-day.ts'

const share = (minutes: number, whole: number) => `${String((minutes / whole) * 100)}%`

/** A day drawn to scale: numbered periods, breaks hatched in chalk. Whoever cannot see it reads the times beside it. */
export function DayStrip({
  parts,
  from,
  to,
  className,
}: {
  parts: readonly DayPart[]
  /** The stretch of the day that is drawn, in minutes since midnight. */
  from: number
  to: number
  className?: string
}) {
  const whole = Math.max(to - from, 1)
  return (
    <div
      aria-hidden="true"
      className={cn('bg-paper relative h-9 overflow-hidden rounded-sm', className)}
    >
      {parts.map((part) => (
        <span
          key={`${part.kind}${String(part.number)}`}
          title={timeSpan(clockTime(part.start), clockTime(part.end))}
          className={cn(
            'absolute inset-y-0 grid place-items-center overflow-hidden text-xs tabular-nums',
            part.kind === 'period'
              ? 'bg-board/16 text-ink border-card border-x font-semibold'
              : 'chalk-hatch',
          )}
          style={{
            left: share(part.start - from, whole),
            width: share(part.end - part.start, whole),
          }}
        >
          {part.kind === 'period' && part.number}
        </span>
      ))}
    </div>
  )
}
