import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { errorSentence } from '@/i18n/error-messages.ts'
import { formatShortMoment } from '@/lib/dates.ts'
import { heads } from './announcement-words.ts'
import { AnnouncementReadersDocument } from './announcements.generated.ts'
import { readReaders } from './read-readers.ts'

const step = 50

/** The database names no more than these. */
const most = 1000

/** Who has pressed Read, the latest first (read-only). */
export function Readers({ id, count }: { id: string; count: number }) {
  const intl = useIntl()
  const [atMost, setAtMost] = useState(step)
  const { data, previousData, error, loading } = useQuery(AnnouncementReadersDocument, {
    variables: { id, atMost },
    fetchPolicy: 'network-only',
  })
  const readers = readReaders((data ?? previousData)?.announcementReaders)
  return (
    <section aria-label={intl.formatMessage(heads.readBy)} className="grid gap-2">
      <h3 className="font-semibold">
        <FormattedMessage
          defaultMessage="Read By: {count, plural, =0 {nobody yet} one {# teacher} other {# teachers}}"
          id="AEO2tr"
          values={{ count }}
        />
      </h3>
      {error !== undefined && <p role="alert">{errorSentence(intl, error)}</p>}
      {readers.length > 0 && (
        <ul className="border-line max-h-48 divide-y overflow-y-auto rounded-md border text-sm">
          {readers.map(({ teacherProfileId, name, email, readAt }) => (
            <li key={teacherProfileId} className="flex flex-wrap justify-between gap-x-4 px-3 py-2">
              <span className="wrap-anywhere">
                {name ?? email ?? (
                  <FormattedMessage defaultMessage="Somebody without a name" id="cyz3b7" />
                )}
              </span>
              <span className="text-ink-muted">{formatShortMoment(readAt, intl.locale)}</span>
            </li>
          ))}
        </ul>
      )}
      {readers.length === atMost && atMost < Math.min(count, most) && (
        <Button
          variant="outline"
          disabled={loading}
          onClick={() => setAtMost(Math.min(most, atMost + step))}
        >
          <FormattedMessage defaultMessage="Show more" id="aWpBzj" />
        </Button>
      )}
    </section>
  )
}
