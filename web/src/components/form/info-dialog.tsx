import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { useMayClose } from '@/components/ui/hold-dialog.tsx'
import { dialogBody, dialogFooter, DialogFrame } from './dialog-frame.tsx'
import { FormError } from './form-error.tsx'

/** A dialog without a form: something to read or to press, which takes effect at once. */
export function InfoDialog({
  title,
  description,
  width = 600,
  error = null,
  onClose,
  children,
}: {
  title: ReactNode
  description?: ReactNode
  width?: 500 | 600 | 800
  error?: unknown
  onClose: () => void
  children: ReactNode
}) {
  return (
    <DialogFrame title={title} description={description} width={width} readFirst onClose={onClose}>
      {(head) => (
        <>
          <div className={dialogBody}>
            {head}
            {children}
            <FormError error={error} />
          </div>
          <div className={dialogFooter}>
            <CloseButton onClose={onClose} />
          </div>
        </>
      )}
    </DialogFrame>
  )
}

function CloseButton({ onClose }: { onClose: () => void }) {
  const mayClose = useMayClose()
  return (
    <Button variant="outline" onClick={() => mayClose() && onClose()}>
      <FormattedMessage defaultMessage="Close" id="rbrahO" />
    </Button>
  )
}
