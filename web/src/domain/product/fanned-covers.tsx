import { cn } from '@/lib/class-names.ts'
import { ProductImage } from './product-image.tsx'

/** By how many there are: where each cover lies, the first on top. */
const places: Record<number, readonly string[]> = {
  2: ['left-[6%] top-[7%] -rotate-4 z-2', 'right-[6%] top-[16%] rotate-5 z-1'],
  3: [
    'left-[3%] top-[6%] -rotate-6 z-3',
    'left-[17%] top-[14%] rotate-1 z-2',
    'right-[3%] top-[22%] rotate-6 z-1',
  ],
}

/** The covers of a bundle's members, fanned out in the space of one cover. */
export function FannedCovers({
  covers,
  alt = '',
  sizes,
  eager = false,
  className,
}: {
  /** Two or three keys. */
  covers: readonly string[]
  /** Empty where the title is next to the picture. */
  alt?: string
  /** How wide the whole is shown. */
  sizes?: string
  eager?: boolean
  className?: string
}) {
  return (
    <span
      className={cn(
        'bg-paper-deep relative isolate block aspect-[4/5] shrink-0 overflow-hidden',
        className,
      )}
    >
      {covers.map((cover, index) => (
        <ProductImage
          key={cover}
          imageKey={cover}
          alt={index === 0 ? alt : ''}
          {...(sizes === undefined ? {} : { sizes })}
          eager={eager}
          className={cn(
            'absolute! w-[66%] rounded-sm bg-white shadow-[0_1px_6px_rgb(0_0_0/0.28)]',
            places[covers.length]?.[index],
          )}
        />
      ))}
    </span>
  )
}
