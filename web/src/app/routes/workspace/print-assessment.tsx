import { lazy, Suspense, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useLoaderData, useSearchParams } from 'react-router-dom'
import { PageTitle } from '@/components/page-title.tsx'
import { paths } from '@/config/paths.ts'
import { AssessmentPrinter } from '@/features/print/paper/assessment-printer.tsx'
import { readPaper } from '@/features/print/paper/paper.ts'
import { LanguageChoice } from '@/features/print/sheet/language-choice.tsx'
import { PrintShell } from '@/features/print/sheet/print-shell.tsx'
import { withTexts } from '@/i18n/catalogue.ts'
import { useLocale } from '@/i18n/locale.ts'
import { assessmentLoader, otherTemplate } from './print-loader.ts'

export { assessmentLoader as loader, otherTemplate as shouldRevalidate }

/** With the words of the check, which the paper itself does not need. */
const CheckNotice = lazy(async () => {
  const { CheckNotice: Notice } = await withTexts(
    import('@/features/print/moderation/check-notice.tsx'),
    'papers',
    'planner',
  )
  return { default: Notice }
})
const ModerationPrinter = lazy(async () => {
  const { ModerationPrinter: Printer } = await withTexts(
    import('@/features/print/moderation/moderation-printer.tsx'),
    'papers',
    'planner',
  )
  return { default: Printer }
})

/** A question paper on A4, its memorandum (T2.7), or what its check says (B.6 of Papers). */
export function Component() {
  const { row, school, teacher } = useLoaderData<typeof assessmentLoader>()
  const locale = useLocale()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('language')
  const languages = asked === 'other' || asked === 'both' ? asked : 'own'
  /** The other choices in the address stay. */
  const choose = (name: string, value: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === null) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  const paper = useMemo(
    () => readPaper(row, school, locale, teacher, languages),
    [row, school, locale, teacher, languages],
  )
  const side = search.get('side')
  const memo = side === 'memo'
  const check = side === 'check'
  const intl = useIntl()
  const sideName = check
    ? intl.formatMessage({ defaultMessage: 'Moderation sheet', id: 'wiesFz' })
    : paper.words.memorandum
  const title = memo || check ? `${paper.title} · ${sideName}` : paper.title
  return (
    <>
      <PageTitle title={title} />
      <PrintShell
        title={title}
        home={paths.assessments.href()}
        hasLogo={(paper.school?.logo ?? null) !== null}
        memo={{
          shown: check ? null : memo,
          onShow: (next) => choose('side', next ? 'memo' : null),
        }}
        more={
          paper.other !== null && (
            <LanguageChoice
              own={paper.other === 'en' ? 'af' : 'en'}
              shown={languages}
              onShow={(next) => choose('language', next === 'own' ? null : next)}
            />
          )
        }
      >
        {(look) => (
          <>
            <Suspense>
              <CheckNotice
                paper={paper}
                shown={check}
                onShow={(next) => choose('side', next ? 'check' : null)}
              />
            </Suspense>
            {check ? (
              <Suspense>
                <ModerationPrinter paper={paper} {...look} />
              </Suspense>
            ) : (
              <AssessmentPrinter paper={paper} memo={memo} {...look} />
            )}
          </>
        )}
      </PrintShell>
    </>
  )
}
