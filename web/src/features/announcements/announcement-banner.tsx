import { useState } from 'react'
import { useIntl } from 'react-intl'
import { cn } from '@/lib/class-names.ts'
import { AnnouncementStrip } from './announcement-strip.tsx'
import { usePlace } from './use-place.ts'
import { useUnreadAnnouncement } from './use-unread-announcement.ts'

/** The first unread announcement as a strip below the bar; one that arrives later lies over the page. */
export function AnnouncementBanner() {
  const intl = useIntl()
  const [opened, setOpened] = useState<string | null>(null)
  const { unread, canRead, read, error } = useUnreadAnnouncement()
  const { placed, left, keepPlace } = usePlace(unread)
  const toggle = (id: string) => setOpened(opened === id ? null : id)

  return (
    <>
      <section
        aria-label={intl.formatMessage({ defaultMessage: 'Announcement', id: 'Sj+TN8' })}
        aria-live="polite"
        className={cn('empty:hidden', !placed && 'sticky top-[var(--app-bar,68px)] z-30 h-0')}
      >
        {unread !== undefined && (
          <AnnouncementStrip
            announcement={unread}
            open={opened === unread.id}
            onToggle={() => toggle(unread.id)}
            canRead={canRead}
            error={error}
            className={placed ? undefined : 'rounded-b-lg shadow-lg'}
            onRead={() => {
              keepPlace()
              void read(unread.id)
            }}
          />
        )}
      </section>
      {left !== undefined && (
        <div inert data-testid="announcement-left" className="invisible">
          <AnnouncementStrip
            announcement={left}
            open={opened === left.id}
            onToggle={() => undefined}
            canRead={false}
            error={null}
            onRead={() => undefined}
          />
        </div>
      )}
    </>
  )
}
