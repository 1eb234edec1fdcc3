import { ExternalLinkIcon } from 'lucide-react'
import { FormattedMessage } from 'react-intl'

/** The number of a parcel, and where it can be followed, if a page is known. */
export function TrackingNumber({ number, link }: { number: string; link: string | null }) {
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-3">
      <span className="wrap-anywhere tabular-nums select-all">{number}</span>
      {link !== null && (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          className="text-board inline-flex items-center gap-1.5 font-semibold underline-offset-4 hover:underline"
        >
          <FormattedMessage defaultMessage="Follow the parcel" id="+V1ON8" />
          <ExternalLinkIcon aria-hidden="true" className="size-4" />
        </a>
      )}
    </span>
  )
}
