import { lazy } from 'react'
import { useIntl } from 'react-intl'
import { Video } from '@/components/video.tsx'
import { cn } from '@/lib/class-names.ts'
import { useLocale } from '@/i18n/locale.ts'
import { formatDay } from '@/lib/dates.ts'
import { readContentLink } from '@/lib/video-link.ts'
import { channelName, readChannel } from './channels.ts'
import { PictureCarousel } from './picture-carousel.tsx'

// The list shows its skeleton until this has loaded too.
const RichText = lazy(() =>
  import('@/components/rich-text.tsx').then((module) => ({ default: module.RichText })),
)

/** What a card shows of a communication; the texts of `show` say which parts. */
export interface ShownCommunication {
  subject: string
  /** HTML of the editor. */
  body: string | null
  images: readonly (string | null)[] | null
  video: string | null
  sendTo: readonly (string | null)[]
  show: readonly (string | null)[]
  publishDate: string
}

/** Subject, text, pictures and video, each if its sender chose to show it: the same for teachers and before it is sent. */
export function CommunicationCard({ communication }: { communication: ShownCommunication }) {
  const intl = useIntl()
  const locale = useLocale()
  const { subject, body, show, publishDate } = communication
  const pictures = show.includes('IMAGES')
    ? (communication.images ?? []).filter((key) => key !== null)
    : []
  const video = show.includes('VIDEO') ? readContentLink(communication.video ?? '') : null
  const grades = communication.sendTo.flatMap((one) => {
    const channel = readChannel(one ?? '')
    return channel === undefined || channel === 'General' ? [] : [channelName(intl, channel)]
  })
  return (
    <article aria-label={subject} className="bg-card border-line overflow-hidden rounded-lg border">
      {pictures.length > 0 && <PictureCarousel keys={pictures} subject={subject} />}
      <div className={cn('grid grid-cols-1 gap-3 p-5', pictures.length > 1 && 'pt-1')}>
        <p className="text-ink-muted flex flex-wrap gap-x-3 text-sm">
          <time dateTime={publishDate}>{formatDay(publishDate, locale)}</time>
          {grades.length > 0 && <span>{intl.formatList(grades, { type: 'conjunction' })}</span>}
        </p>
        {show.includes('SUBJECT') && (
          <h2 className="text-[22px] leading-tight wrap-anywhere">{subject}</h2>
        )}
        {show.includes('BODY') && body !== null && (
          <div className="wrap-anywhere">
            <RichText html={body} />
          </div>
        )}
        {(video?.kind === 'youtube' || video?.kind === 'vimeo') && (
          <Video
            video={video}
            name={intl.formatMessage(
              { defaultMessage: 'Video: {subject}', id: 'zZrtdw' },
              { subject },
            )}
          />
        )}
      </div>
    </article>
  )
}
