import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { dialogBody, DialogFrame, dialogFooter } from '@/components/form/dialog-frame.tsx'
import { Button } from '@/components/ui/button.tsx'
import { TemplateTable } from './template-table.tsx'

/** Chooses the template of a new paper (T2.6). */
export function FromTemplateDialog({
  onCreate,
  onClose,
}: {
  /** @param id of the template */
  onCreate: (id: string) => void
  onClose: () => void
}) {
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <DialogFrame
      title={<FormattedMessage defaultMessage="New assessment from a template" id="AVdjI2" />}
      width={1240}
      onClose={onClose}
    >
      {(head) => (
        <>
          <div className={dialogBody}>
            {head}
            <TemplateTable chosen={chosen} onChoose={setChosen} />
          </div>
          <div className={dialogFooter}>
            <Button variant="outline" onClick={onClose}>
              <FormattedMessage defaultMessage="Cancel" id="47FYwb" />
            </Button>
            <Button
              disabled={chosen === null}
              onClick={() => {
                if (chosen !== null) onCreate(chosen)
              }}
            >
              <FormattedMessage defaultMessage="Create" id="VzzYJk" />
            </Button>
          </div>
        </>
      )}
    </DialogFrame>
  )
}
