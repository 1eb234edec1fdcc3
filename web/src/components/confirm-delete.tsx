import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Confirm } from '@/components/confirm.tsx'

/** Asks before something is deleted. */
export function ConfirmDelete({
  onDelete,
  ...question
}: {
  title: ReactNode
  /** Describes what will be lost. */
  children: ReactNode
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
