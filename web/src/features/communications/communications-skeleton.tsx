import { useIntl } from 'react-intl'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { Masonry, MasonryItem } from './masonry.tsx'

// With and without a picture, like real cards.
const cards = ['tall', 'short', 'tall', 'short', 'tall', 'tall'] as const

export function CommunicationsSkeleton() {
  const intl = useIntl()
  return (
    <div role="status" aria-label={intl.formatMessage({ defaultMessage: 'Loading', id: 'iFsDVR' })}>
      <Masonry>
        {cards.map((height, place) => (
          // Placeholders have no id.
          <MasonryItem key={place}>
            <div className="bg-card border-line overflow-hidden rounded-lg border">
              {height === 'tall' && <Skeleton className="aspect-[4/3] rounded-none" />}
              <div className="grid gap-3 p-5">
                <Skeleton className="h-4 w-28" />
                <Skeleton className="h-7 w-3/4" />
                <Skeleton className="h-16" />
              </div>
            </div>
          </MasonryItem>
        ))}
      </Masonry>
    </div>
  )
}
