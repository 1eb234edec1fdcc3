import { FormattedMessage } from 'react-intl'
import {
  Dialog,
  DialogDescription,
  DialogTitle,
  DrawerContent,
  focusWhole,
} from '@/components/ui/dialog.tsx'
import { AuditList, type AuditedRow } from './audit-list.tsx'

/** A drawer with who changed a row, when and what, for any audited table (decision 012). */
export function AuditDrawer({
  title,
  rows,
  onClose,
}: {
  /** What the row is called on the screen. */
  title: string
  /** The row, and rows of other tables that belong to it. */
  rows: readonly AuditedRow[]
  onClose: () => void
}) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DrawerContent
        tabIndex={-1}
        onOpenAutoFocus={focusWhole}
        className="bg-card! w-[min(520px,100vw)]!"
      >
        <DialogTitle>
          <FormattedMessage
            defaultMessage="Changes"
            description="Heading of the list of who changed what"
            id="2tYoIY"
          />
        </DialogTitle>
        <DialogDescription className="mt-1 font-medium wrap-anywhere">{title}</DialogDescription>
        <AuditList rows={rows} />
      </DrawerContent>
    </Dialog>
  )
}
