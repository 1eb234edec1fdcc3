import { CircleAlertIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { errorSentence } from '@/i18n/error-messages.ts'
import { useNewBuild } from '@/lib/new-build.ts'

/** Why a form could not be sent. Announced when it appears; nothing typed is touched. */
export function FormError({ error }: { error: unknown }) {
  const intl = useIntl()
  // A part that did not come is asked about after it was missed: then the sentence is another.
  useNewBuild()
  return (
    <div role="alert" aria-live="assertive">
      {error !== undefined && error !== null && (
        <p className="border-danger/40 bg-danger/8 text-ink flex gap-2.5 rounded-md border px-3.5 py-3 text-[15px]">
          <CircleAlertIcon aria-hidden="true" className="text-danger mt-0.5 size-[18px] shrink-0" />
          {errorSentence(intl, error)}
        </p>
      )}
    </div>
  )
}
