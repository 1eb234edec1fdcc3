import { clockTime } from '@/domain/school/school-day.ts'

/** The scale of hours under the strips; every second hour has its time. */
export function TimeScale({ from, to }: { from: number; to: number }) {
  const hours = Array.from({ length: (to - from) / 60 + 1 }, (_, index) => from + index * 60)
  return (
    <div
      aria-hidden="true"
      className="text-ink-muted relative mt-1 h-6 text-xs tabular-nums min-[740px]:mr-12 min-[740px]:ml-40"
    >
      {hours.map((hour, index) => (
        <span
          key={hour}
          className="bg-line-strong absolute top-0 h-1.5 w-px"
          style={{ left: `${String(((hour - from) / (to - from)) * 100)}%` }}
        >
          {index % 2 === 0 && index < hours.length - 1 && (
            <span className="absolute top-1.5 left-0">{clockTime(hour)}</span>
          )}
        </span>
      ))}
    </div>
  )
}
