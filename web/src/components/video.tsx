import { PlayIcon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { playerAddress } from '@/lib/video-link.ts'

const sites = { youtube: 'YouTube', vimeo: 'Vimeo' } as const

/** Nothing is requested from the video's site until the reader plays it. */
export function Video({
  video,
  name,
}: {
  video: { kind: 'youtube' | 'vimeo'; id: string }
  /** The name of the player and its button. */
  name: string
}) {
  const [playing, setPlaying] = useState(false)
  const site = sites[video.kind]
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
