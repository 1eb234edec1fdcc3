import { lazy, Suspense, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useLoaderData, useParams, useSearchParams } from 'react-router-dom'
import { PageTitle } from '@/components/page-title.tsx'
import { paths } from '@/config/paths.ts'
import { AssessmentPrinter } from '@/features/print/paper/assessment-printer.tsx'
import { readPaper } from '@/features/print/paper/paper.ts'
import { versionWords } from '@/features/print/paper/version-words.ts'
import { LanguageChoice } from '@/features/print/sheet/language-choice.tsx'
import { PrintShell } from '@/features/print/sheet/print-shell.tsx'
import { VersionChoice } from '@/features/print/sheet/version-choice.tsx'
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
  const side = search.get('side')
  const memo = side === 'memo'
  const check = side === 'check'
  const { templateId: seed = '' } = useParams()
  // A moderator sees the paper as it was written.
  const version = search.get('version') === 'B' && !check ? 'B' : 'A'
  const paper = useMemo(
    () => readPaper(row, school, locale, teacher, { languages, version, seed }),
    [row, school, locale, teacher, languages, version, seed],
  )
  const intl = useIntl()
  const sideName = check
    ? intl.formatMessage({ defaultMessage: 'Moderation sheet', id: 'wiesFz' })
    : paper.words.memorandum
  const title = [paper.title, versionWords(paper), memo || check ? sideName : null]
    .filter((one) => one !== null)
    .join(' · ')
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
          <>
            {paper.hasVersionB && !check && (
              <VersionChoice
                shown={version}
                onShow={(next) => choose('version', next === 'A' ? null : next)}
              />
            )}
            {paper.other !== null && (
              <LanguageChoice
                own={paper.other === 'en' ? 'af' : 'en'}
                shown={languages}
                onShow={(next) => choose('language', next === 'own' ? null : next)}
              />
            )}
          </>
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
