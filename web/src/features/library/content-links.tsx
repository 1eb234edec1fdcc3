import { ExternalLinkIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Video } from '@/components/video.tsx'
import { readContentLink } from '@/lib/video-link.ts'

/** The videos and links of a resource. */
export function ContentLinks({ urls, title }: { urls: readonly string[]; title: string }) {
  const intl = useIntl()
  const links = urls.map(readContentLink)
  const videos = links.flatMap((link) =>
    link.kind === 'youtube' || link.kind === 'vimeo' ? [link] : [],
  )
  return (
    <ul className="grid gap-4">
      {videos.map((video, index) => (
        <li key={video.id}>
          <Video
            video={video}
            name={intl.formatMessage(
              { defaultMessage: 'Video {number} of {title}', id: 'U76xsZ' },
              { number: index + 1, title },
            )}
          />
        </li>
      ))}
      {links.map((link) =>
        link.kind === 'page' ? (
          <li key={link.href}>
            <a
              href={link.href}
              target="_blank"
              rel="noreferrer"
              className="text-board inline-flex min-h-11 items-center gap-2 break-all underline decoration-1 underline-offset-4"
            >
              <ExternalLinkIcon aria-hidden="true" className="size-[18px] shrink-0" />
              {link.href.replace(/^https?:\/\//i, '')}
            </a>
          </li>
        ) : (
          link.kind === 'text' && (
            <li key={link.text} className="break-words">
              {link.text}
            </li>
          )
        ),
      )}
    </ul>
  )
}
