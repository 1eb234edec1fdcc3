import { ProductImage } from '@/domain/product/product-image.tsx'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog.tsx'

/** A cover or page as wide as the window allows, so that it can be read before buying. */
export function EnlargedPicture({
  imageKey,
  shape,
  title,
  onClose,
}: {
  imageKey: string | null
  shape: 'cover' | 'page'
  title: string
  onClose: () => void
}) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        className="min-[600px]:max-h-[96dvh]! min-[600px]:w-[min(1100px,calc(100vw-48px))]!"
      >
        <DialogTitle className="px-5 py-4 text-lg">{title}</DialogTitle>
        <button type="button" className="block w-full cursor-zoom-out" onClick={onClose}>
          <ProductImage
            imageKey={imageKey}
            shape={shape}
            alt={title}
            sizes="(min-width: 600px) 1100px, 100vw"
            eager
          />
        </button>
      </DialogContent>
    </Dialog>
  )
}
