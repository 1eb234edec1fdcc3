import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Figures } from '@/components/form/entity-form.ts'
import { Confirm } from '@/components/confirm.tsx'

/** Asks before something is deleted. */
export function ConfirmDelete({
  onDelete,
  ...question
}: {
  title: ReactNode
  /** Describes what will be lost. */
  children: ReactNode
  /** What will be lost, where that is read when it is asked. */
  figures?: Figures
  /** Rejects with an error to show. */
  onDelete: () => Promise<void>
  onClose: () => void
}) {
  return (
    <Confirm
      {...question}
      danger
      action={<FormattedMessage defaultMessage="Delete" id="K3r6DQ" />}
      onConfirm={onDelete}
    />
  )
}
