import { Suspense, useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { writePageHtml } from '@/components/rich-text/page/write-page-html.ts'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { CommunicationCard } from '@/domain/communication/communication-card.tsx'
import { serverDate } from '@/lib/server-clock.ts'
import { isVideoId, videoIdIn } from '@/lib/video-id.ts'
import { isWallTime, momentOf } from '@/lib/wall-time.ts'
import type { CommunicationValues } from './communication-schema.ts'

/** The card as teachers will see it. */
export function CardPreview({ form }: { form: EntityForm<CommunicationValues> }) {
  const values = useDeferredValue(useWatch({ control: form.control }) as CommunicationValues) // of all fields, which have values from the start
  const video = videoIdIn(values.video)
  return (
    <figure className="grid gap-2">
      <figcaption className="text-ink-muted text-sm">
        <FormattedMessage defaultMessage="As teachers see it" id="SwwRb6" />
      </figcaption>
      <Suspense fallback={<Skeleton className="h-64" />}>
        <CommunicationCard
          communication={{
            ...values,
            body: values.body === null ? null : writePageHtml(values.body),
            video: isVideoId(video) ? video : null,
            publishDate: isWallTime(values.publishDate)
              ? momentOf(values.publishDate)
              : serverDate().toISOString(),
          }}
        />
      </Suspense>
    </figure>
  )
}
