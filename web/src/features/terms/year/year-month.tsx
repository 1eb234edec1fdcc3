import { cssColour } from '@/lib/chalk.ts'
import { useLocale } from '@/i18n/locale.ts'
import { cn } from '@/lib/class-names.ts'
import { formatDate } from '@/lib/dates.ts'
import type { YearDay, YearMonth } from './year-plan.ts'

const looks: Record<YearDay['kind'], string> = {
  out: 'text-ink-muted',
  weekend: 'text-ink-muted bg-paper-deep/60',
  holiday: 'chalk-hatch font-semibold',
  school: 'bg-board/10 font-semibold',
}

/** A month of the school year: cycles in their colours, holidays hatched, days without a term left white. */
export function MonthOfYear({ month: { first, offset, days } }: { month: YearMonth }) {
  const locale = useLocale()
  return (
    <section>
      <h3 className="pb-1 text-sm font-semibold capitalize">
        {formatDate(first, locale, 'month')}
      </h3>
      <ol className="grid grid-cols-7 gap-px text-center text-xs tabular-nums">
        {days.map(({ date, kind, color }, index) => (
          <li
            key={date}
            data-kind={kind}
            className={cn('rounded-sm border-b-4 border-transparent py-0.5', looks[kind])}
            style={{
              ...(index === 0 ? { gridColumnStart: offset + 1 } : {}),
              ...(color === null ? {} : { borderColor: cssColour(color) }),
            }}
          >
            {Number(date.slice(8))}
          </li>
        ))}
      </ol>
    </section>
  )
}
