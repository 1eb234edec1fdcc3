import { CheckIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import type { EntityForm, NotNow } from './entity-form.ts'

const reasons: Record<NotNow, ReactNode> = {
  offline: (
    <FormattedMessage
      defaultMessage="You’re offline. You can save again when you are connected."
      id="J9XEKr"
    />
  ),
  loading: <FormattedMessage defaultMessage="Still loading" id="XpSkO/" />,
  problem: null, // The form says what it is.
  idle: (
    <FormattedMessage defaultMessage="With these choices there is nothing to do." id="NnZ5E3" />
  ),
  unchanged: <FormattedMessage defaultMessage="Nothing has changed yet." id="xktYmj" />,
  missing: <FormattedMessage defaultMessage="Fill in the required fields first." id="6OtFUd" />,
  wrong: <FormattedMessage defaultMessage="Correct what is marked in red first." id="Nv+XLM" />,
}

const sendingReasons: typeof reasons = {
  ...reasons,
  offline: (
    <FormattedMessage defaultMessage="You’re offline. This needs a connection." id="hI7Xeb" />
  ),
}

/** What the button and its note need of a form. */
type Saved = Pick<EntityForm<FieldValues>, 'id' | 'notNow' | 'pending' | 'saved' | 'sends'>

const noteId = (form: { id: string }) => `${form.id}-note`

/** Why the form cannot be saved now, or that it was. */
export function SaveNote({ form }: { form: Saved }) {
  const { notNow, pending, saved, sends } = form
  return (
    <span id={noteId(form)} role="status" className="text-ink-muted text-sm">
      {saved && !sends && notNow !== 'offline' ? (
        <span className="text-board flex items-center gap-1.5 font-semibold">
          <CheckIcon aria-hidden="true" className="size-[18px]" />
          <FormattedMessage defaultMessage="Saved" id="fsB/4p" />
        </span>
      ) : (
        notNow !== null && !pending && (sends ? sendingReasons : reasons)[notNow]
      )}
    </span>
  )
}

/**
 * Saves the form. It can also be pressed while something is missing: the missing fields are then marked, and the first one
 * gets the focus. The reason is in the SaveNote beside it.
 */
export function SaveButton({
  form,
  size = 'md',
  variant = 'primary',
  pending,
  children,
}: {
  form: Saved
  size?: 'md' | 'lg'
  variant?: 'primary' | 'outline' | 'danger'
  /** What it says while the form is pending, where that is not "Saving"; a form that sends keeps its words. */
  pending?: ReactNode
  /** What it does, where that is not to save. */
  children?: ReactNode
}) {
  const off = form.notNow !== null || form.pending
  const label = children ?? <FormattedMessage defaultMessage="Save" id="jvo0vs" />
  const saving = <FormattedMessage defaultMessage="Saving" id="QLkzoS" />
  const busy = pending ?? (form.sends ? label : saving)
  return (
    <Button
      type="submit"
      size={size}
      variant={variant}
      aria-disabled={off}
      aria-describedby={noteId(form)}
      className="aria-disabled:pointer-events-auto! aria-disabled:cursor-not-allowed!"
    >
      {form.pending ? busy : label}
    </Button>
  )
}

/** The end of a form on a page: the button, and beside it why it waits. */
export function SaveBar(props: Parameters<typeof SaveButton>[0]) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <SaveButton {...props} />
      <SaveNote form={props.form} />
    </div>
  )
}
