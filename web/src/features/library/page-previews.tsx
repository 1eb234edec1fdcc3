import { ProductImage } from '@/domain/product/product-image.tsx'

/** The cover, and below it the pages shown in the shop. */
export function PagePreviews({ pictures }: { pictures: readonly string[] }) {
  const [cover = null, ...pages] = pictures
  return (
    <div aria-hidden="true" className="flex content-start gap-3 min-[740px]:grid">
      <ProductImage
        imageKey={cover}
        sizes="(min-width: 740px) 220px, 96px"
        eager
        className="border-line w-24 rounded-md border bg-white min-[740px]:w-full"
      />
      <div className="flex gap-2 min-[740px]:grid min-[740px]:grid-cols-3">
        {pages.map((key) => (
          <ProductImage
            key={key}
            imageKey={key}
            shape="page"
            className="border-line w-16 self-start rounded-sm border bg-white min-[740px]:w-full"
          />
        ))}
      </div>
    </div>
  )
}
