import { useIntl } from 'react-intl'
import { Select } from '@/components/ui/select.tsx'

/** The school year whose classes are shown. */
export function YearSelect({
  years,
  year,
  onYear,
}: {
  years: readonly number[]
  year: number
  onYear: (year: number) => void
}) {
  const intl = useIntl()
  return (
    <Select
      className="h-10! w-auto! text-[15px] font-semibold"
      aria-label={intl.formatMessage({ defaultMessage: 'School year', id: 'oC+gQ2' })}
      value={String(year)}
      onChange={({ target }) => onYear(Number(target.value))}
    >
      {years.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </Select>
  )
}
