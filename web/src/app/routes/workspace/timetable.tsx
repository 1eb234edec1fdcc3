import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { PageTitle } from '@/components/page-title.tsx'
import { schoolYearOf } from '@/domain/school/school-year.ts'
import { TimetablePage } from '@/features/timetable/timetable-page.tsx'
import { today } from '@/lib/wall-time.ts'

/** The year is in the address, so that the list of next year's classes leads to next year's timetable. */
export function Component() {
  const intl = useIntl()
  const [search, setSearch] = useSearchParams()
  const asked = /^20\d\d$/.test(search.get('year') ?? '') ? Number(search.get('year')) : null
  return (
    <>
      <PageTitle title={intl.formatMessage({ defaultMessage: 'Class timetable', id: 'wF7bcJ' })} />
      <TimetablePage
        year={asked ?? schoolYearOf(today())}
        onYear={(year) => setSearch({ year: String(year) }, { replace: true })}
      />
    </>
  )
}
