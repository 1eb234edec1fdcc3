import { ImageOffIcon } from 'lucide-react'
import { useState } from 'react'
import { cn } from '@/lib/class-names.ts'
import { pictureUrl } from '@/lib/picture-url.ts'
import { pictureSizes } from './picture-sizes.ts'
import { shownWidth, type PictureShape } from './picture-widths.ts'

/** Pictures of pages have a soft, transparent edge, so the background stays light in the dark theme. */
const shapes = { cover: 'aspect-[4/5] bg-paper-deep', page: 'aspect-[210/297] bg-white' } as const

/**
 * A cover (4:5) or a page (A4); its space is reserved while it loads. The browser chooses the size that it needs; where
 * that is missing, the picture itself is shown.
 */
export function ProductImage({
  imageKey,
  shape = 'cover',
  alt = '',
  className,
  sizes = shownWidth.small,
  eager = false,
}: {
  imageKey: string | null
  shape?: PictureShape
  /** Empty where the title is next to the picture. */
  alt?: string
  className?: string
  /** How wide it is shown. */
  sizes?: string
  eager?: boolean
}) {
  const [failed, setFailed] = useState<{ key: string; whole: boolean } | null>(null)
  const failure = failed?.key === imageKey ? failed : null
  const sized = imageKey === null || failure !== null ? undefined : pictureSizes(imageKey, shape)
  const missing = imageKey === null || failure?.whole === true
  return (
    <span className={cn('relative block shrink-0 overflow-hidden', shapes[shape], className)}>
      {missing ? (
        <span className="text-ink-muted/60 absolute inset-0 grid place-items-center">
          <ImageOffIcon aria-hidden="true" className="size-6" />
        </span>
      ) : (
        <img
          // Before the address, so that no other size is requested first.
          {...(sized === undefined ? {} : { sizes, srcSet: sized })}
          src={pictureUrl(imageKey)}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          onError={() => setFailed({ key: imageKey, whole: sized === undefined })}
          className="absolute inset-0 size-full object-cover object-top"
        />
      )}
    </span>
  )
}
