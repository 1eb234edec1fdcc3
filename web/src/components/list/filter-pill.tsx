import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { cn } from '@/lib/class-names.ts'
import { DaysPill } from './days-pill.tsx'
import type { Days } from './day-range.ts'
import type {
  CheckboxFilter,
  ChoiceFilter,
  DaysFilter,
  ListFilter,
  Several,
  SeveralFilter,
} from './filters.ts'
import { ChoicePill, SeveralPill } from './choice-pills.tsx'
import { pillClass } from './pill-class.ts'

type Known =
  CheckboxFilter<object> | ChoiceFilter<object> | SeveralFilter<object> | DaysFilter<object>

/** One filter of the bar, with the control of its kind. */
export function FilterPill({
  filter,
  value,
  onChange,
}: {
  filter: ListFilter
  value: unknown
  /** Undefined when the filter is off. */
  onChange: (value: unknown) => void
}): ReactNode {
  const known = filter as Known // there are no other kinds; the value is what this filter decoded
  switch (known.control) {
    case 'checkbox':
      return <CheckboxPill filter={known} value={value === true} onChange={onChange} />
    case 'choice':
      return <ChoicePill filter={known} value={value as string | undefined} onChange={onChange} />
    case 'several':
      return <SeveralPill filter={known} value={value as Several | undefined} onChange={onChange} />
    case 'days':
      return <DaysPill filter={known} value={value as Days | undefined} onChange={onChange} />
  }
}

function CheckboxPill({
  filter,
  value,
  onChange,
}: {
  filter: CheckboxFilter<object>
  value: boolean
  onChange: (value: true | undefined) => void
}) {
  const intl = useIntl()
  return (
    <label className={cn(pillClass(value), 'cursor-pointer')}>
      <input
        type="checkbox"
        checked={value}
        onChange={(event) => onChange(event.currentTarget.checked ? true : undefined)}
        className="tick size-4 shrink-0 cursor-pointer"
      />
      {intl.formatMessage(filter.label)}
    </label>
  )
}
