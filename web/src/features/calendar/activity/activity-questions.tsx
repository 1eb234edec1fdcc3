import { useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { AlertDialog, AlertDialogContent, AlertDialogTitle } from '@/components/ui/alert-dialog.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Choice } from '@/components/ui/choice.tsx'
import type { Scope } from './activity-actions.ts'

const scopes: Scope[] = ['ONE', 'FOLLOWING', 'ALL']

const scopeWords: Record<Scope, ReactNode> = {
  ONE: <FormattedMessage defaultMessage="Only this one" id="KrXn0p" />,
  FOLLOWING: <FormattedMessage defaultMessage="This and all later ones" id="EfrQsf" />,
  ALL: <FormattedMessage defaultMessage="All of them" id="55ozgi" />,
}

function Question({
  title,
  children,
  action,
  danger = false,
  onAnswer,
  onCancel,
}: {
  title: ReactNode
  children?: ReactNode
  action: ReactNode
  danger?: boolean
  onAnswer: () => void
  onCancel: () => void
}) {
  return (
    <AlertDialog open onOpenChange={(next) => !next && onCancel()}>
      <AlertDialogContent aria-describedby={undefined}>
        <AlertDialogTitle>{title}</AlertDialogTitle>
        {children}
        <div className="flex justify-end gap-3">
          <Button variant="outline" onClick={onCancel}>
            <FormattedMessage defaultMessage="Cancel" id="47FYwb" />
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} onClick={onAnswer}>
            {action}
          </Button>
        </div>
      </AlertDialogContent>
    </AlertDialog>
  )
}

function Scopes({ scope, onChange }: { scope: Scope; onChange: (scope: Scope) => void }) {
  return (
    <div>
      {scopes.map((one) => (
        <Choice
          key={one}
          type="radio"
          name="scope"
          checked={scope === one}
          onChange={() => onChange(one)}
        >
          {scopeWords[one]}
        </Choice>
      ))}
    </div>
  )
}

/** Which copies of a repeated activity a change is for. */
export function ScopeQuestion({
  onAnswer,
  onCancel,
}: {
  onAnswer: (scope: Scope) => void
  onCancel: () => void
}) {
  const [scope, setScope] = useState<Scope>('ONE')
  return (
    <Question
      title={
        <FormattedMessage
          defaultMessage="Which of the repeated activities do you want to change?"
          id="sYPAsJ"
        />
      }
      action={<FormattedMessage defaultMessage="Save" id="jvo0vs" />}
      onAnswer={() => onAnswer(scope)}
      onCancel={onCancel}
    >
      <Scopes scope={scope} onChange={setScope} />
    </Question>
  )
}

export function DeleteQuestion({
  label,
  repeated,
  onAnswer,
  onCancel,
}: {
  label: string
  repeated: boolean
  onAnswer: (scope: Scope) => void
  onCancel: () => void
}) {
  const [scope, setScope] = useState<Scope>('ONE')
  return (
    <Question
      title={<FormattedMessage defaultMessage="Delete “{label}”?" id="Q/xilM" values={{ label }} />}
      action={<FormattedMessage defaultMessage="Delete" id="K3r6DQ" />}
      danger
      onAnswer={() => onAnswer(scope)}
      onCancel={onCancel}
    >
      {repeated && <Scopes scope={scope} onChange={setScope} />}
    </Question>
  )
}
