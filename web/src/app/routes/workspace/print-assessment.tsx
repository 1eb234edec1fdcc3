import { useMemo } from 'react'
import { useLoaderData, useSearchParams } from 'react-router-dom'
import { PageTitle } from '@/components/page-title.tsx'
import { paths } from '@/config/paths.ts'
import { AssessmentPrinter } from '@/features/print/paper/assessment-printer.tsx'
import { readPaper } from '@/features/print/paper/paper.ts'
import { PrintShell } from '@/features/print/sheet/print-shell.tsx'
import { UnevenMarks } from '@/features/print/paper/uneven-marks.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { assessmentLoader, otherTemplate } from './print-loader.ts'

export { assessmentLoader as loader, otherTemplate as shouldRevalidate }

/** A question paper on A4, or its memorandum (T2.7). */
export function Component() {
  const { row, school, teacher } = useLoaderData<typeof assessmentLoader>()
  const locale = useLocale()
  const [search, setSearch] = useSearchParams()
  const paper = useMemo(
    () => readPaper(row, school, locale, teacher),
    [row, school, locale, teacher],
  )
  const memo = search.get('side') === 'memo'
  const title = memo ? `${paper.title} · ${paper.words.memorandum}` : paper.title
  return (
    <>
      <PageTitle title={title} />
      <PrintShell
        title={title}
        home={paths.assessments.href()}
        hasLogo={(paper.school?.logo ?? null) !== null}
        memo={{
          shown: memo,
          onShow: (next) => setSearch(next ? { side: 'memo' } : {}, { replace: true }),
        }}
      >
        {(look) => (
          <>
            <UnevenMarks questions={paper.questions} />
            <AssessmentPrinter paper={paper} memo={memo} {...look} />
          </>
        )}
      </PrintShell>
    </>
  )
}
