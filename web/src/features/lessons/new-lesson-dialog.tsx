import { FilePlus2Icon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { dialogBody, DialogFrame, dialogFooter } from '@/components/form/dialog-frame.tsx'
import { Button } from '@/components/ui/button.tsx'
import { TemplatePicker } from './template-picker.tsx'

/** Asks whether a new lesson starts from a template or from a blank page (T2.5). */
export function NewLessonDialog({
  onStart,
  onClose,
}: {
  /** @param from the id of a template, or "blank" */
  onStart: (from: string) => void
  onClose: () => void
}) {
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <DialogFrame
      title={<FormattedMessage defaultMessage="New lesson" id="n1W87b" />}
      description={
        <FormattedMessage
          defaultMessage="Start from one of the templates, or from a blank lesson."
          id="2m7NMF"
        />
      }
      onClose={onClose}
    >
      {(head) => (
        <>
          <div className={dialogBody}>
            {head}
            <TemplatePicker
              none={
                <FormattedMessage
                  defaultMessage="No template yet for your school or province. Start from a blank lesson."
                  id="d4TNTk"
                />
              }
              chosen={chosen}
              onChoose={setChosen}
            />
          </div>
          <div className={dialogFooter}>
            <Button variant="outline" className="mr-auto" onClick={() => onStart('blank')}>
              <FilePlus2Icon aria-hidden="true" />
              <FormattedMessage defaultMessage="Blank lesson" id="Vls409" />
            </Button>
            <Button variant="outline" onClick={onClose}>
              <FormattedMessage defaultMessage="Cancel" id="47FYwb" />
            </Button>
            <Button
              disabled={chosen === null}
              onClick={() => {
                if (chosen !== null) onStart(chosen)
              }}
            >
              <FormattedMessage defaultMessage="Use this template" id="z3PGP2" />
            </Button>
          </div>
        </>
      )}
    </DialogFrame>
  )
}
