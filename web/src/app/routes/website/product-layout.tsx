import type { ReactNode } from 'react'

/** Pictures beside the words, one above the other on a phone. */
export const productColumns =
  'mt-3 grid gap-x-8 gap-y-10 min-[740px]:mt-5 min-[800px]:grid-cols-2 min-[1080px]:grid-cols-[minmax(0,520px)_1fr] min-[1080px]:gap-x-14'

/**
 * Where the parts of a resource's page stand. The app fills it with live parts; the function `product-page` fills the
 * same before the app has run (src/prerender-product.tsx), so that nothing moves when the app takes over.
 */
export function ProductLayout({
  path,
  gallery,
  title,
  language,
  price,
  vat,
  delivery,
  actions,
  children,
}: {
  path: ReactNode
  gallery: ReactNode
  title: string
  /** The language of the resource; undefined where it has none. */
  language: string | undefined
  price: ReactNode
  vat: ReactNode
  delivery: ReactNode
  actions: ReactNode
  /** Below the line. */
  children?: ReactNode
}) {
  return (
    <>
      {path}
      <div className={productColumns}>
        {gallery}
        <div>
          <h1
            lang={language}
            className="text-[32px] wrap-anywhere hyphens-auto min-[1080px]:text-[44px]"
          >
            {title}
          </h1>
          <p className="font-display mt-5 text-[30px]">{price}</p>
          {vat}
          {delivery}
          <div data-personal className="mt-6 flex flex-wrap items-start gap-3">
            {actions}
          </div>
          {children}
        </div>
      </div>
    </>
  )
}
