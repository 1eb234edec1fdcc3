import { MegaphoneIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { errorSentence } from '@/i18n/error-messages.ts'
import { cn } from '@/lib/class-names.ts'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { MarkAsRead } from './mark-as-read.tsx'

/** An announcement in the width of the page. On a phone its title is one line, and a tap shows the rest. */
export function AnnouncementStrip({
  announcement: { title, message },
  open,
  onToggle,
  canRead,
  onRead,
  error,
  className,
}: {
  announcement: { title: string; message: string }
  /** Whether the rest is shown, on a phone. */
  open: boolean
  onToggle: () => void
  canRead: boolean
  onRead: () => void
  /** Why it could not be marked as read. */
  error: unknown
  className?: string | undefined
}) {
  const intl = useIntl()
  const phone = useMediaQuery('(width < 640px)')
  return (
    <div
      className={cn(
        'bg-slate text-slate-ink chalk-dust flex items-start gap-x-3 px-4 py-1.5 min-[640px]:flex-wrap min-[640px]:gap-x-4 min-[640px]:gap-y-3 min-[640px]:py-3.5 min-[800px]:px-6',
        className,
      )}
    >
      <MegaphoneIcon
        aria-hidden="true"
        className="text-chalk-yellow mt-2.5 size-5 shrink-0 min-[640px]:mt-1"
      />
      <div className="min-w-0 flex-1 min-[640px]:basis-56">
        {phone ? (
          <button
            type="button"
            aria-expanded={open}
            onClick={onToggle}
            className={cn(
              'block min-h-10 w-full text-left font-semibold',
              open ? 'wrap-anywhere' : 'truncate',
            )}
          >
            {title}
          </button>
        ) : (
          <p className="font-semibold wrap-anywhere">{title}</p>
        )}
        <p
          hidden={phone && !open}
          className="max-h-40 overflow-y-auto text-[15px] break-words whitespace-pre-line"
        >
          {message}
        </p>
        {error !== null && (
          <p role="alert" className="mt-1 text-sm font-semibold">
            {errorSentence(intl, error)}
          </p>
        )}
      </div>
      <MarkAsRead disabled={!canRead} onRead={onRead} />
    </div>
  )
}
