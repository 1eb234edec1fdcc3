import { useState } from 'react'
import type { BulkTarget } from '@/components/list/selection.ts'
import type { RunState } from '@/domain/runs/run-kind.ts'
import { ChangePreview } from './change-preview.tsx'
import { ChooseChange } from './choose-change.tsx'

/** Changes many products in three steps: what, the preview of each, and what became of them with the way back. */
export function BulkEdit({
  target,
  onDone,
  onClose,
}: {
  target: BulkTarget
  /** Something was changed: what was picked is no longer needed. */
  onDone: () => void
  onClose: () => void
}) {
  const [planned, setPlanned] = useState<RunState | null>(null)
  if (planned === null)
    return <ChooseChange target={target} onPlanned={setPlanned} onClose={onClose} />
  return (
    <ChangePreview
      planned={planned}
      onDone={onDone}
      onBack={() => setPlanned(null)}
      onClose={onClose}
    />
  )
}
