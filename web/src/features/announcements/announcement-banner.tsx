import { MegaphoneIcon } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { errorSentence } from '@/i18n/error-messages.ts'
import { cn } from '@/lib/class-names.ts'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { MarkAsRead } from './mark-as-read.tsx'
import { usePlace } from './use-place.ts'
import { useUnreadAnnouncement } from './use-unread-announcement.ts'

/** The first unread announcement as a strip below the bar; one that arrives later lies over the page. */
export function AnnouncementBanner() {
  const intl = useIntl()
  const phone = useMediaQuery('(width < 640px)')
  const [opened, setOpened] = useState<string | null>(null)
  const { unread, canRead, read, error } = useUnreadAnnouncement()
  const { placed, keepPlace } = usePlace(unread?.id)
  const open = unread !== undefined && opened === unread.id

  return (
    <section
      aria-label={intl.formatMessage({ defaultMessage: 'Announcement', id: 'Sj+TN8' })}
      aria-live="polite"
      className={cn('empty:hidden', !placed && 'sticky top-[var(--app-bar,68px)] z-30 h-0')}
    >
      {unread !== undefined && (
        <div
          className={cn(
            'bg-slate text-slate-ink chalk-dust flex items-start gap-x-3 px-4 py-1.5 min-[640px]:flex-wrap min-[640px]:gap-x-4 min-[640px]:gap-y-3 min-[640px]:py-3.5 min-[800px]:px-6',
            !placed && 'rounded-b-lg shadow-lg',
          )}
        >
          <MegaphoneIcon
            aria-hidden="true"
            className="text-chalk-yellow mt-2.5 size-5 shrink-0 min-[640px]:mt-1"
          />
          <div className="min-w-0 flex-1 min-[640px]:basis-56">
            {phone ? (
              // One line, because a phone's page needs the screen; a tap shows the rest.
              <button
                type="button"
                aria-expanded={open}
                onClick={() => setOpened(open ? null : unread.id)}
                className={cn(
                  'block min-h-10 w-full text-left font-semibold',
                  open ? 'wrap-anywhere' : 'truncate',
                )}
              >
                {unread.title}
              </button>
            ) : (
              <p className="font-semibold wrap-anywhere">{unread.title}</p>
            )}
            <p
              hidden={phone && !open}
              className="max-h-40 overflow-y-auto text-[15px] break-words whitespace-pre-line"
            >
              {unread.message}
            </p>
            {error !== null && (
              <p role="alert" className="mt-1 text-sm font-semibold">
                {errorSentence(intl, error)}
              </p>
            )}
          </div>
          <MarkAsRead
            disabled={!canRead}
            onRead={() => {
              keepPlace()
              void read(unread.id)
            }}
          />
        </div>
      )}
    </section>
  )
}
