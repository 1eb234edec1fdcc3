import { Money } from '@/domain/money/money.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { formatDay } from '@/lib/dates.ts'
import type { BankLineRowFragment } from './eft-desk.generated.ts'
import { textOfLine } from './line-text.tsx'

/** The line that a dialog is about: day, text, and what it has left. */
export function LineFacts({
  line,
  whole = false,
}: {
  line: BankLineRowFragment
  /** The whole amount, and not what is left of it. */
  whole?: boolean
}) {
  const locale = useLocale()
  return (
    <div className="bg-paper-deep/50 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-md px-4 py-3">
      <span className="min-w-0 wrap-anywhere">
        <span className="text-ink-muted mr-3 tabular-nums">{formatDay(line.bookedOn, locale)}</span>
        {textOfLine(line)}
      </span>
      <strong className="ml-auto text-lg tabular-nums">
        <Money amount={whole ? line.amount : line.leftAmount} />
      </strong>
    </div>
  )
}
