import { FilePenLineIcon } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useLocale } from '@/i18n/locale.ts'
import { formatShortDay } from '@/lib/dates.ts'
import type { ContentFile } from './product-content.ts'

/** Says at a file that it replaced one with a mistake, which the owner may have printed. */
export function CorrectionNote({
  correction: { at, sentence },
  language,
}: {
  correction: NonNullable<ContentFile['correction']>
  language: string | undefined
}) {
  const locale = useLocale()
  return (
    <div className="border-chalk-yellow/60 bg-chalk-yellow/12 flex gap-2.5 rounded-md border px-3.5 py-2.5 text-[15px]">
      <FilePenLineIcon aria-hidden="true" className="mt-0.5 size-[18px] shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold">
          <FormattedMessage
            defaultMessage="Corrected on {day}. Download it again if you have the earlier file."
            id="OF5QEm"
            values={{ day: formatShortDay(at, locale) }}
          />
        </p>
        {sentence !== null && (
          <p className="wrap-anywhere" lang={language}>
            {sentence}
          </p>
        )}
      </div>
    </div>
  )
}
