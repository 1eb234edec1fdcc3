import { FilePlus2Icon, LibraryBigIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { dialogBody, DialogFrame, dialogFooter } from '@/components/form/dialog-frame.tsx'
import { Button } from '@/components/ui/button.tsx'

/** Asks whether a new paper starts from an existing template or from a blank one (T2.6). */
export function NewAssessmentDialog({
  onTemplate,
  onBlank,
  onClose,
}: {
  onTemplate: () => void
  onBlank: () => void
  onClose: () => void
}) {
  return (
    <DialogFrame
      title={<FormattedMessage defaultMessage="New assessment" id="tVVXrR" />}
      description={
        <FormattedMessage defaultMessage="What do you want to start from?" id="KZTAjh" />
      }
      onClose={onClose}
    >
      {(head) => (
        <>
          <div className={dialogBody}>
            {head}
            <div className="grid gap-3 min-[480px]:grid-cols-2">
              <Start
                icon={<LibraryBigIcon aria-hidden="true" />}
                name={<FormattedMessage defaultMessage="Existing template" id="LPi0AU" />}
                onStart={onTemplate}
              >
                <FormattedMessage
                  defaultMessage="A question paper for your subjects, to change as you like."
                  id="ClfCsq"
                />
              </Start>
              <Start
                icon={<FilePlus2Icon aria-hidden="true" />}
                name={<FormattedMessage defaultMessage="Blank paper" id="Fnivkv" />}
                onStart={onBlank}
              >
                <FormattedMessage defaultMessage="You write every question yourself." id="h/UsZE" />
              </Start>
            </div>
          </div>
          <div className={dialogFooter}>
            <Button variant="outline" onClick={onClose}>
              <FormattedMessage defaultMessage="Cancel" id="47FYwb" />
            </Button>
          </div>
        </>
      )}
    </DialogFrame>
  )
}

function Start({
  icon,
  name,
  onStart,
  children,
}: {
  icon: ReactNode
  name: ReactNode
  onStart: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      className="border-line-strong hover:border-board hover:bg-board/8 grid content-start gap-1 rounded-lg border p-5 text-left [&_svg]:mb-2 [&_svg]:size-7"
      onClick={onStart}
    >
      {icon}
      <span className="font-semibold">{name}</span>
      <span className="text-ink-muted text-[15px]">{children}</span>
    </button>
  )
}
