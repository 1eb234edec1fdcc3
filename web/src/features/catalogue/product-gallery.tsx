import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FannedCovers } from '@/domain/product/fanned-covers.tsx'
import { shownWidth } from '@/domain/product/picture-widths.ts'
import { ProductImage } from '@/domain/product/product-image.tsx'
import {
  ProductGallery_ItemFragmentDoc,
  type ProductGallery_ItemFragment,
} from './product-gallery.generated.ts'
import { cn } from '@/lib/class-names.ts'
import { EnlargedPicture } from './enlarged-picture.tsx'

/** Stands for the covers of a bundle's members, fanned out. */
const fan = 'fan'

/**
 * The cover and the pages that can be seen before buying: one large, and all of them to choose from. A bundle
 * begins with the covers of its members, fanned out.
 */
export function ProductGallery({ item }: { item: FragmentType<ProductGallery_ItemFragment> }) {
  const intl = useIntl()
  const { data } = useSuspenseFragment({
    fragment: ProductGallery_ItemFragmentDoc,
    fragmentName: 'ProductGallery_item',
    from: item,
  })
  const [chosen, setChosen] = useState(0)
  const [enlarged, setEnlarged] = useState(false)
  const bundled = data.productBundleId !== null
  const covers = data.memberCovers.filter((key) => key !== null)
  const pictures = data.thumbnails.filter((key) => key !== null)
  const keys = covers.length > 1 ? [fan, ...pictures] : pictures
  const shapeOf = (index: number) => (index === 0 || bundled ? 'cover' : 'page')
  const shown = keys[chosen] ?? keys[0] ?? null
  const altOf = (index: number) =>
    index === 0
      ? intl.formatMessage(
          { defaultMessage: 'Cover of {title}', id: 'Y7c34F' },
          { title: data.title },
        )
      : bundled
        ? intl.formatMessage(
            { defaultMessage: 'Picture {number} of {title}', id: 'tIgbcI' },
            { number: index, title: data.title },
          )
        : intl.formatMessage(
            { defaultMessage: 'Page {page} of {title}', id: '1/f0hL' },
            { page: index, title: data.title },
          )
  return (
    <div
      className={cn(
        'grid items-start min-[740px]:grid-cols-[72px_1fr] min-[740px]:gap-5',
        keys.length > 1 && 'grid-cols-[1fr_56px] gap-3',
      )}
    >
      <div className="border-line shadow-lift relative overflow-hidden rounded-md border bg-white min-[740px]:order-2">
        {shown === fan ? (
          <FannedCovers covers={covers} alt={altOf(0)} sizes={shownWidth.page} eager />
        ) : (
          <button
            type="button"
            className="block w-full cursor-zoom-in"
            aria-label={intl.formatMessage(
              { defaultMessage: 'Enlarge: {picture}', id: 'J6CyyZ' },
              { picture: altOf(chosen) },
            )}
            onClick={() => setEnlarged(true)}
          >
            <ProductImage
              imageKey={shown}
              shape={shapeOf(chosen)}
              alt={altOf(chosen)}
              sizes={shownWidth.page}
              eager
            />
          </button>
        )}
        {enlarged && (
          <EnlargedPicture
            imageKey={shown}
            shape={shapeOf(chosen)}
            title={altOf(chosen)}
            onClose={() => setEnlarged(false)}
          />
        )}
        {chosen > 0 && !bundled && (
          <p className="pointer-events-none absolute inset-x-0 bottom-0 bg-gradient-to-t from-white via-white/85 to-transparent px-4 pt-12 pb-3 text-center text-sm text-[#5c6b64]">
            <FormattedMessage
              defaultMessage="Preview of page {page}"
              id="/7COnK"
              values={{ page: chosen }}
            />
          </p>
        )}
      </div>
      {keys.length > 1 && (
        <ul className="grid gap-2 min-[740px]:order-1 min-[740px]:gap-3">
          {keys.map((key, index) => (
            <li key={key}>
              <button
                type="button"
                aria-label={altOf(index)}
                aria-pressed={index === chosen}
                onClick={() => setChosen(index)}
                className="border-line aria-pressed:border-board aria-pressed:ring-board/25 hover:border-ink-muted block w-full overflow-hidden rounded-sm border bg-white transition-colors aria-pressed:ring-3"
              >
                {key === fan ? (
                  <FannedCovers covers={covers} />
                ) : (
                  <ProductImage imageKey={key} shape={shapeOf(index)} />
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
