import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog.tsx'
import { CardPicture } from './card-picture.tsx'

/** A picture as large as the window allows. */
export function EnlargedCard({
  imageKey,
  name,
  onClose,
}: {
  imageKey: string | null
  name: string
  onClose: () => void
}) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        className="min-[600px]:max-h-[96dvh] min-[600px]:w-[min(1100px,calc(100vw-48px))]"
      >
        <DialogTitle className="px-5 py-4 text-lg">{name}</DialogTitle>
        {imageKey !== null && (
          <div className="bg-paper-deep h-[82dvh] min-[600px]:h-[78dvh]">
            <CardPicture imageKey={imageKey} alt={name} />
          </div>
        )}
      </DialogContent>
    </Dialog>
  )
}
