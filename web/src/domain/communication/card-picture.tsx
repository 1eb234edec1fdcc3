import { ImageOffIcon } from 'lucide-react'
import { useState } from 'react'
import { cn } from '@/lib/class-names.ts'
import { pictureUrl } from '@/lib/picture-url.ts'

/** A whole picture of any proportions; its space is reserved before it loads. */
export function CardPicture({
  imageKey,
  alt,
  className,
}: {
  imageKey: string
  alt: string
  className?: string
}) {
  const [failed, setFailed] = useState(false)
  if (failed) {
    return (
      <span className={cn('text-ink-muted/60 grid size-full place-items-center', className)}>
        <ImageOffIcon aria-hidden="true" className="size-6" />
      </span>
    )
  }
  return (
    <img
      src={pictureUrl(imageKey)}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
      className={cn('size-full object-contain', className)}
    />
  )
}
