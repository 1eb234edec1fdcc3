import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { dialogBody, DialogFrame, dialogFooter } from '@/components/form/dialog-frame.tsx'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'

/** Says that a planned lesson is stored, and where (T2.4). */
export function PlannedDialog({ onClose }: { onClose: () => void }) {
  return (
    <DialogFrame
      title={<FormattedMessage defaultMessage="Your lesson is saved" id="Z/PSt+" />}
      description={
        <FormattedMessage
          defaultMessage="You find it among your lessons, to print, change or use again."
          id="IZ2RC9"
        />
      }
      width={500}
      onClose={onClose}
    >
      {(head) => (
        <>
          <div className={dialogBody}>{head}</div>
          <div className={dialogFooter}>
            <Button variant="outline" onClick={onClose}>
              <FormattedMessage defaultMessage="Close" id="rbrahO" />
            </Button>
            <Button asChild>
              <Link to={paths.subjectTemplates.href()}>
                <FormattedMessage defaultMessage="Go to my new Template" id="cxECCC" />
              </Link>
            </Button>
          </div>
        </>
      )}
    </DialogFrame>
  )
}
