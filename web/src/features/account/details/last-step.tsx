import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { dialogBody, dialogFooter } from '@/components/form/dialog-frame.tsx'
import { Button } from '@/components/ui/button.tsx'

/** The last step of a dialog: something to read, and a button that closes the dialog. */
export function LastStep({
  head,
  onDone,
  children,
}: {
  /** Title and description, as DialogFrame gives them. */
  head: ReactNode
  onDone: () => void
  children: ReactNode
}) {
  return (
    <div className="flex flex-1 flex-col">
      <div className={dialogBody}>
        {head}
        {children}
      </div>
      <div className={dialogFooter}>
        <Button onClick={onDone}>
          <FormattedMessage defaultMessage="Done" id="JXdbo8" />
        </Button>
      </div>
    </div>
  )
}
