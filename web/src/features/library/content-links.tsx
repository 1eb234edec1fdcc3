import { ExternalLinkIcon, PlayIcon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { playerAddress, readContentLink } from './video-link.ts'

const sites = { youtube: 'YouTube', vimeo: 'Vimeo' } as const

/** The videos and links of a resource. */
export function ContentLinks({ urls, title }: { urls: readonly string[]; title: string }) {
  const links = urls.map(readContentLink)
  const videos = links.flatMap((link) =>
    link.kind === 'youtube' || link.kind === 'vimeo' ? [link] : [],
  )
  return (
    <ul className="grid gap-4">
      {videos.map((video, index) => (
        <li key={video.id}>
          <Video video={video} title={title} number={index + 1} />
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

/** Nothing is asked of the video's site until the reader plays it. */
function Video({
  video,
  title,
  number,
}: {
  video: { kind: 'youtube' | 'vimeo'; id: string }
  title: string
  number: number
}) {
  const intl = useIntl()
  const [playing, setPlaying] = useState(false)
  const site = sites[video.kind]
  const name = intl.formatMessage(
    { defaultMessage: 'Video {number} of {title}', id: 'U76xsZ' },
    { number, title },
  )
  if (playing) {
    return (
      <iframe
        src={playerAddress(video)}
        title={name}
        allow="autoplay; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        className="aspect-video w-full rounded-md bg-black"
      />
    )
  }
  return (
    <button
      type="button"
      aria-label={name}
      onClick={() => setPlaying(true)}
      className="bg-slate text-slate-ink group grid aspect-video w-full place-items-center rounded-md p-4"
    >
      <span className="grid justify-items-center gap-3">
        <span className="border-slate-ink/70 group-hover:bg-slate-ink/15 grid size-16 place-items-center rounded-full border-2 transition-colors">
          <PlayIcon aria-hidden="true" className="ml-1 size-7 fill-current" />
        </span>
        <span className="font-semibold">
          <FormattedMessage defaultMessage="Play the video" id="Kc/hju" />
        </span>
        <span className="max-w-xs text-sm opacity-85">
          <FormattedMessage
            defaultMessage="It plays from {site}, which learns then that you watch it."
            id="sTZUxU"
            values={{ site }}
          />
        </span>
      </span>
    </button>
  )
}
