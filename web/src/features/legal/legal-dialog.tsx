import { FormattedMessage } from 'react-intl'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog.tsx'
import { LegalText, LegalTextsDate } from './legal-text.tsx'
import { legalTitles, type LegalText as Name } from './legal-texts.ts'

/** A legal text over the page, so that nobody must leave what they are doing. */
export function LegalDialog({
  name,
  open,
  onOpenChange,
}: {
  name: Name
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent aria-describedby={undefined}>
        <div className="border-line border-b px-6 py-4 min-[600px]:px-8">
          <DialogTitle>
            <FormattedMessage {...legalTitles[name]} />
          </DialogTitle>
        </div>
        {/* Focusable, so that the keyboard can scroll it. */}
        <div
          role="document"
          tabIndex={0}
          className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-6 overflow-y-auto px-6 py-6 -outline-offset-2 min-[600px]:px-8"
        >
          <LegalTextsDate />
          <LegalText name={name} />
        </div>
      </DialogContent>
    </Dialog>
  )
}
