import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { BulkAction } from '@/components/list/selection-bar.tsx'
import type { BulkTarget } from '@/components/list/selection.ts'

interface Editing {
  target: BulkTarget
  /** Clears the selection. */
  done: () => void
}

/** The action for picked products, and for which of them its dialog is open. */
export function useBulkEdit() {
  const intl = useIntl()
  const [editing, setEditing] = useState<Editing | null>(null)
  const actions: BulkAction[] = [
    {
      id: 'change',
      label: intl.formatMessage({ defaultMessage: 'Change…', id: 'Xx6Cd/' }),
      onRun: (target, { done }) => setEditing({ target, done }),
      writes: true,
    },
  ]
  return { actions, editing, close: () => setEditing(null) }
}
