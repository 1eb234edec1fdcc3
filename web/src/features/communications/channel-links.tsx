import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths.ts'
import { cn } from '@/lib/class-names.ts'
import { channelName, type Channel } from '@/domain/communication/channels.ts'

const look =
  'inline-flex min-h-11 items-center rounded-full border px-4 text-[15px] font-semibold whitespace-nowrap transition-colors'

/** Links to all messages and to each channel. */
export function ChannelLinks({
  channels,
  open,
}: {
  channels: readonly Channel[]
  open: Channel | null
}) {
  const intl = useIntl()
  if (channels.length === 0) return null
  return (
    <nav aria-label={intl.formatMessage({ defaultMessage: 'Channels', id: 'LUrJwE' })}>
      <ul className="flex flex-wrap gap-2">
        {[null, ...channels].map((channel) => (
          <li key={channel ?? 'all'}>
            <Link
              to={paths.communications.href(channel ?? undefined)}
              aria-current={channel === open ? 'page' : undefined}
              className={cn(
                look,
                channel === open
                  ? 'border-board bg-board text-board-ink'
                  : 'border-line-strong bg-card hover:border-board hover:text-board',
              )}
            >
              {channel === null ? (
                <FormattedMessage
                  defaultMessage="Everything"
                  id="xC+kys"
                  description="Communications of all channels"
                />
              ) : (
                channelName(intl, channel)
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
