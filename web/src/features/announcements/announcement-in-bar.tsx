import { MegaphoneIcon } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { errorSentence } from '@/i18n/error-messages.ts'
import { MarkAsRead } from './mark-as-read.tsx'
import { useUnreadAnnouncement } from './use-unread-announcement.ts'

/**
 * The first unread announcement as one line of the app's bar, for a page that needs the whole of a phone's screen; a tap
 * shows the rest of it over the page. Nothing moves when it comes or goes.
 */
export function AnnouncementInBar({ instead }: { instead: React.ReactNode }) {
  const intl = useIntl()
  const id = useId()
  const [opened, setOpened] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { unread, canRead, read, error } = useUnreadAnnouncement()
  const open = unread !== undefined && opened === unread.id
  useEffect(() => {
    if (!open) return
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpened(null)
      button.current?.focus()
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [open])

  return (
    <section
      aria-label={intl.formatMessage({ defaultMessage: 'Announcement', id: 'Sj+TN8' })}
      aria-live="polite"
      className="contents"
    >
      {unread === undefined ? (
        instead
      ) : (
        <>
          <button
            ref={button}
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpened(open ? null : unread.id)}
            className="mr-auto flex h-11 min-w-0 flex-1 items-center gap-2 text-left text-[15px] font-semibold"
          >
            <span className="bg-slate grid size-8 shrink-0 place-items-center rounded-full">
              <MegaphoneIcon aria-hidden="true" className="text-chalk-yellow size-[18px]" />
            </span>
            <span className="min-w-0 truncate">{unread.title}</span>
          </button>
          <div
            id={id}
            hidden={!open}
            className="bg-slate text-slate-ink chalk-dust absolute inset-x-0 top-full grid justify-items-start gap-3 rounded-b-lg px-4 py-3.5 shadow-lg"
          >
            <p className="font-semibold wrap-anywhere">{unread.title}</p>
            <p className="max-h-60 overflow-y-auto text-[15px] break-words whitespace-pre-line">
              {unread.message}
            </p>
            {error !== null && (
              <p role="alert" className="text-sm font-semibold">
                {errorSentence(intl, error)}
              </p>
            )}
            <MarkAsRead disabled={!canRead} onRead={() => void read(unread.id)} />
          </div>
        </>
      )}
    </section>
  )
}
