import { Suspense, use } from 'react'
import { FormattedMessage } from 'react-intl'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { formatDay } from '@/lib/dates.ts'
import { legalTextsDate, loadLegalText, type LegalText as Name } from './legal-texts.ts'

/** One legal text in the chosen language. */
export function LegalText({ name }: { name: Name }) {
  return (
    <Suspense fallback={<TextSkeleton />}>
      <Text name={name} />
    </Suspense>
  )
}

function Text({ name }: { name: Name }) {
  const html = use(loadLegalText(name, useLocale()))
  // Made at build time from our own file (scripts/legal-texts.ts).
  return <div className="rich-text legal-text reading" dangerouslySetInnerHTML={{ __html: html }} />
}

/** When the legal texts were last changed. */
export function LegalTextsDate() {
  return (
    <p className="text-ink-muted text-[15px]">
      <FormattedMessage
        defaultMessage="Last changed on {date}."
        id="7si2CQ"
        values={{
          date: formatDay(legalTextsDate, useLocale()),
        }}
      />
    </p>
  )
}

function TextSkeleton() {
  return (
    <div aria-busy="true" className="reading grid min-h-[60vh] content-start gap-3">
      {['w-1/2', 'w-full', 'w-11/12', 'w-full', 'w-3/4', 'w-full', 'w-5/6'].map((width, place) => (
        <Skeleton key={place} className={`h-5 ${width}`} />
      ))}
    </div>
  )
}
