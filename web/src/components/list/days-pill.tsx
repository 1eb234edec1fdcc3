import { ChevronDownIcon } from 'lucide-react'
import { useState } from 'react'
import { defineMessages, FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { Input } from '@/components/ui/input.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover.tsx'
import { useLocale, type Locale } from '@/i18n/locale.ts'
import { cn } from '@/lib/class-names.ts'
import { formatShortDay } from '@/lib/dates.ts'
import { daysOf, spans, type Days, type Span } from './day-range.ts'
import { pillClass } from './pill-class.ts'
import type { DaysFilter } from './filters.ts'

const spanNames = defineMessages({
  today: { defaultMessage: 'Today', id: 'zWgbGg' },
  'last-7-days': { defaultMessage: 'Last 7 days', id: 'irFBKn' },
  'last-30-days': { defaultMessage: 'Last 30 days', id: 'Rfvi9/' },
  'this-month': { defaultMessage: 'This month', id: 'J3fNDZ' },
  'this-year': { defaultMessage: 'This year', id: 'lPShsT' },
}) satisfies Record<Span, unknown>

function daysInWords(intl: IntlShape, locale: Locale, days: Days): string {
  if ('span' in days) return intl.formatMessage(spanNames[days.span])
  const from = days.from === null ? '' : formatShortDay(days.from, locale)
  const to = days.to === null ? '' : formatShortDay(days.to, locale)
  if (to === '')
    return intl.formatMessage({ defaultMessage: 'from {day}', id: 'gYwnfg' }, { day: from })
  if (from === '')
    return intl.formatMessage({ defaultMessage: 'until {day}', id: 'e6M1Ti' }, { day: to })
  return from === to ? from : `${from} – ${to}`
}

/** A first and a last day, or a span such as "last 7 days". */
export function DaysPill({
  filter,
  value,
  onChange,
}: {
  filter: DaysFilter<object>
  value: Days | undefined
  onChange: (value: Days | undefined) => void
}) {
  const intl = useIntl()
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const label = intl.formatMessage(filter.label)
  const { usual } = filter
  const shown =
    value !== undefined
      ? daysInWords(intl, locale, value)
      : usual === undefined
        ? null
        : intl.formatMessage(usual)
  const choose = (days: Days | undefined) => {
    setOpen(false)
    onChange(days)
  }
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger className={pillClass(value !== undefined)}>
        <span className="truncate">
          {shown === null ? (
            label
          ) : (
            <FormattedMessage
              defaultMessage="{filter}: {value}"
              id="6Arioe"
              values={{ filter: label, value: shown }}
            />
          )}
        </span>
        <ChevronDownIcon aria-hidden="true" className="text-ink-muted" />
      </PopoverTrigger>
      <PopoverContent aria-label={label} className="grid gap-1">
        {spans.map((span) => (
          <button
            key={span}
            type="button"
            aria-pressed={value !== undefined && 'span' in value && value.span === span}
            onClick={() => choose({ span })}
            className="hover:bg-board/10 aria-pressed:text-board flex min-h-9 items-center rounded-sm px-2.5 text-left text-[15px] aria-pressed:font-semibold"
          >
            {intl.formatMessage(spanNames[span])}
          </button>
        ))}
        <OwnDays value={value} onChoose={choose} />
      </PopoverContent>
    </Popover>
  )
}

function OwnDays({
  value,
  onChoose,
}: {
  value: Days | undefined
  onChoose: (days: Days | undefined) => void
}) {
  const known = value === undefined ? { from: null, to: null } : daysOf(value)
  const [from, setFrom] = useState(known.from ?? '')
  const [to, setTo] = useState(known.to ?? '')
  const reversed = from !== '' && to !== '' && from > to
  return (
    <form
      className="border-line mt-1 grid gap-2 border-t px-2.5 pt-3 pb-1.5"
      onSubmit={(event) => {
        event.preventDefault()
        const days = { from: from === '' ? null : from, to: to === '' ? null : to }
        if (!reversed) onChoose(days.from === null && days.to === null ? undefined : days)
      }}
    >
      <label className="grid gap-1 text-sm">
        <FormattedMessage defaultMessage="From" id="7xGirz" description="First day of a filter" />
        <Input
          type="date"
          value={from}
          max={to === '' ? undefined : to}
          onChange={(event) => setFrom(event.currentTarget.value)}
          className="h-10!"
        />
      </label>
      <label className="grid gap-1 text-sm">
        <FormattedMessage defaultMessage="Until" id="aY7bz2" description="Last day of a filter" />
        <Input
          type="date"
          value={to}
          min={from === '' ? undefined : from}
          aria-invalid={reversed}
          onChange={(event) => setTo(event.currentTarget.value)}
          className="h-10!"
        />
      </label>
      <div className="mt-1 flex justify-between gap-2">
        <Button
          variant="quiet"
          size="sm"
          className={cn(value === undefined && 'invisible')}
          onClick={() => onChoose(undefined)}
        >
          <FormattedMessage
            defaultMessage="Clear"
            id="CVP+uX"
            description="Switches a filter off"
          />
        </Button>
        <Button type="submit" size="sm" disabled={reversed}>
          <FormattedMessage defaultMessage="Apply" id="EWw/tK" />
        </Button>
      </div>
    </form>
  )
}
