import { FormattedMessage } from 'react-intl'
import type { CheckFinding } from '@/domain/papers/check/finding.ts'
import { useEditor } from '../editor/editor-context.ts'
import { showPlace } from '../editor/show-place.ts'
import { SidePanel } from '../editor/side-panel.tsx'
import { CheckList } from './check-list.tsx'
import { findingPlace } from './finding-place.ts'

/** The check of the paper beside it, or on a phone above it (B.6 of Papers). */
export function CheckPanel({
  wide,
  stored,
  onGo,
  onClose,
}: {
  wide: boolean
  stored: string | null
  /** Opens the side of the paper that a finding is on. */
  onGo: (side: CheckFinding['side']) => void
  onClose: () => void
}) {
  const { store, folded } = useEditor()
  return (
    <SidePanel
      wide={wide}
      title={<FormattedMessage defaultMessage="Check before printing" id="YGtdmI" />}
      onClose={onClose}
    >
      {(leave) => (
        <CheckList
          stored={stored}
          onGo={(finding) =>
            leave(() => {
              onGo(finding.side)
              showPlace(store.get(), folded, findingPlace(finding), true)
            })
          }
        />
      )}
    </SidePanel>
  )
}
