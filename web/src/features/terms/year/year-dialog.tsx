import { useQuery } from '@apollo/client/react'
import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { InfoDialog } from '@/components/form/info-dialog.tsx'
import { ReadError } from '@/components/form/read-error.tsx'
import { Select } from '@/components/ui/select.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { placeName, provinceNames } from '@/i18n/province-names.ts'
import { today } from '@/lib/wall-time.ts'
import { YearPlanDocument } from '../terms.generated.ts'
import { YearHolidays } from './year-holidays.tsx'
import { MonthOfYear } from './year-month.tsx'
import { schoolDaysOf, yearPlan } from './year-plan.ts'

/** A whole year as the teachers of a province see it: terms, two-week cycles, holidays and school days. */
export function YearDialog({ value, onClose }: { value: string | null; onClose: () => void }) {
  const intl = useIntl()
  const id = useId()
  const now = Number(today().slice(0, 4))
  const [year, setYear] = useState(/^20\d\d$/.test(value ?? '') ? Number(value) : now)
  const [province, setProvince] = useState('Gauteng')
  const { data, error, refetch } = useQuery(YearPlanDocument, {
    variables: { first: `${String(year)}-01-01`, last: `${String(year)}-12-31` },
    fetchPolicy: 'cache-and-network',
  })
  const holidays = data?.holidayCollection.edges.map(({ node }) => node) ?? []
  const terms =
    data?.termCollection.edges.map(({ node }) => ({
      ...node,
      biweeks: node.biweeks?.edges.map((one) => one.node) ?? [],
    })) ?? []
  const plan = yearPlan(year, province, terms, new Set(holidays.map(({ date }) => date)))
  const years = [...new Set([year, ...Array.from({ length: 7 }, (_, index) => now - 2 + index)])]
  return (
    <InfoDialog
      width={800}
      title={<FormattedMessage defaultMessage="The school year" id="SVvOrS" />}
      description={
        <FormattedMessage
          defaultMessage="School days are green, with the color of their two-week cycle below them; holidays are hatched."
          id="x0aVx+"
        />
      }
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <div>
          <label htmlFor={`${id}-year`} className="text-sm font-semibold">
            <FormattedMessage defaultMessage="Year" id="IFo1oo" />
          </label>
          <Select
            id={`${id}-year`}
            value={String(year)}
            onChange={({ target }) => setYear(Number(target.value))}
          >
            {years
              .toSorted((a, b) => a - b)
              .map((one) => (
                <option key={one}>{one}</option>
              ))}
          </Select>
        </div>
        <div>
          <label htmlFor={`${id}-province`} className="text-sm font-semibold">
            <FormattedMessage defaultMessage="Province" id="f9teca" />
          </label>
          <Select
            id={`${id}-province`}
            value={province}
            onChange={({ target }) => setProvince(target.value)}
          >
            {Object.keys(provinceNames).map((one) => (
              <option key={one} value={one}>
                {placeName(intl, one)}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <ReadError error={error} onRetry={refetch} />
      {data === undefined && error === undefined && <Skeleton className="h-96" />}
      {data !== undefined && (
        <>
          <p className="font-semibold" role="status">
            <FormattedMessage
              defaultMessage="{days, plural, =0 {No school days} one {# school day} other {# school days}} in {year}"
              id="ZQRfVF"
              values={{ days: schoolDaysOf(plan), year: String(year) }}
            />
          </p>
          <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">
            {plan.map((month) => (
              <MonthOfYear key={month.first} month={month} />
            ))}
          </div>
          <YearHolidays holidays={holidays} />
        </>
      )}
    </InfoDialog>
  )
}
