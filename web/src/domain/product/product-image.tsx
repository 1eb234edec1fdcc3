import { ImageOffIcon } from 'lucide-react'
import { useState } from 'react'
import { cn } from '@/lib/class-names.ts'
import { pictureUrl } from '@/lib/picture-url.ts'

/** Pictures of pages have a soft, transparent edge, so the background stays light in the dark theme. */
const shapes = { cover: 'aspect-[4/5] bg-paper-deep', page: 'aspect-[210/297] bg-white' } as const

/** A cover (4:5) or a page (A4); its space is reserved while it loads. */
export function ProductImage({
  imageKey,
  shape = 'cover',
  alt = '',
  className,
  sizes,
  eager = false,
}: {
  imageKey: string | null
  shape?: keyof typeof shapes
  /** Empty where the title is next to the picture. */
  alt?: string
  className?: string
  sizes?: string
  eager?: boolean
}) {
  const [failedKey, setFailedKey] = useState<string | null>(null)
  const missing = imageKey === null || failedKey === imageKey
  return (
    <span className={cn('relative block shrink-0 overflow-hidden', shapes[shape], className)}>
      {missing ? (
        <span className="text-ink-muted/60 absolute inset-0 grid place-items-center">
          <ImageOffIcon aria-hidden="true" className="size-6" />
        </span>
      ) : (
        <img
          src={pictureUrl(imageKey)}
          alt={alt}
          sizes={sizes}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          onError={() => setFailedKey(imageKey)}
          className="absolute inset-0 size-full object-cover object-top"
        />
      )}
    </span>
  )
}
