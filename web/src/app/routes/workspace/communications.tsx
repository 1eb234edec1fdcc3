import { useReadQuery } from '@apollo/client/react'
import { Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import { LetterDrawing } from '@/components/brand/drawings/letter.tsx'
import { EmptyState } from '@/components/empty-state.tsx'
import { PageTitle } from '@/components/page-title.tsx'
import { RegionErrorBoundary } from '@/components/region-error-boundary.tsx'
import { ChannelLinks } from '@/features/communications/channel-links.tsx'
import { channelName, channelsToOffer } from '@/domain/communication/channels.ts'
import { CommunicationsList } from '@/features/communications/communications-list.tsx'
import { CommunicationsSkeleton } from '@/features/communications/communications-skeleton.tsx'
import { RefreshButton } from '@/features/communications/refresh-button.tsx'
import { useNewlyPublished } from '@/features/communications/use-newly-published.ts'
import {
  communicationsLoader,
  shouldRevalidateCommunications,
  type CommunicationsData,
} from './communications-loader.ts'

export const loader = communicationsLoader
export const shouldRevalidate = shouldRevalidateCommunications

/** Messages from the provider to teachers, from all channels or one (T2.9). */
export function Component() {
  const intl = useIntl()
  const { revalidate } = useRevalidator()
  const data = useLoaderData<CommunicationsData>()
  const { channel, refresh } = data
  useNewlyPublished(refresh)
  const title = intl.formatMessage({ defaultMessage: 'Inspiration', id: 'u/w1ku' })
  return (
    <>
      <PageTitle title={channel === null ? title : `${channelName(intl, channel)} · ${title}`} />
      <div className="flex items-start justify-between gap-4">
        <div>
          <h1 className="text-3xl">{title}</h1>
          <p className="text-ink-muted mt-2 max-w-[60ch]">
            <FormattedMessage
              defaultMessage="Ideas, news and videos for your classroom."
              id="OVaqId"
            />
          </p>
        </div>
        <RefreshButton onRefresh={refresh} />
      </div>
      <RegionErrorBoundary key={data.read} onRetry={() => void revalidate()}>
        <Suspense fallback={<Waiting />}>
          <Communications {...data} />
        </Suspense>
      </RegionErrorBoundary>
    </>
  )
}

function Waiting() {
  return (
    <div className="mt-6">
      <CommunicationsSkeleton />
    </div>
  )
}

function Communications({ query, channel, loadMore }: CommunicationsData) {
  const { data } = useReadQuery(query)
  const grades = data.teacherSubscriptionCollection.edges[0]?.node.grades ?? []
  return (
    <>
      <div className="mt-5 mb-6">
        <ChannelLinks channels={channelsToOffer(grades, channel)} open={channel} />
      </div>
      <CommunicationsList
        communications={data.communications}
        onMore={loadMore}
        empty={
          <EmptyState
            drawing={<LetterDrawing />}
            title={<FormattedMessage defaultMessage="Nothing here yet" id="KjR3ZD" />}
          >
            {channel === null || channel === 'General' || grades.includes(channel) ? (
              <FormattedMessage
                defaultMessage="Whatever we send you appears here by itself."
                id="98EE1m"
              />
            ) : (
              <FormattedMessage
                defaultMessage="Messages for this grade reach teachers whose subscription includes it."
                id="sdXqGd"
              />
            )}
          </EmptyState>
        }
      />
    </>
  )
}
