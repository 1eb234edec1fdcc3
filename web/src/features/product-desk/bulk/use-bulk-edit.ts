import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import type { BulkAction } from '@/components/list/selection-bar.tsx'
import type { BulkTarget } from '@/components/list/selection.ts'
import { adminPaths } from '@/config/admin-paths.ts'
import { mostMembers } from '@/domain/product/goods/most-members.ts'
import { showSnack } from '@/lib/snackbar.ts'

interface Editing {
  target: BulkTarget
  /** Clears the selection. */
  done: () => void
}

/** The actions for picked products, and for which of them a dialog is open. */
export function useBulkEdit() {
  const intl = useIntl()
  const navigate = useNavigate()
  const [exporting, setExporting] = useState<BulkTarget | null>(null)
  const [covering, setCovering] = useState<BulkTarget | null>(null)
  const [editing, setEditing] = useState<Editing | null>(null)
  const actions: BulkAction[] = [
    {
      id: 'change',
      label: intl.formatMessage({ defaultMessage: 'Change…', id: 'Xx6Cd/' }),
      onRun: (target, { done }) => setEditing({ target, done }),
      writes: true,
    },
    {
      id: 'covers',
      label: intl.formatMessage({ defaultMessage: 'Make missing covers…', id: '2DPd0m' }),
      onRun: setCovering,
      writes: true,
    },
    {
      id: 'export',
      label: intl.formatMessage({ defaultMessage: 'Export for import…', id: 'hNxYy+' }),
      onRun: setExporting,
    },
    {
      id: 'bundle',
      label: intl.formatMessage({ defaultMessage: 'New bundle', id: '0E0UMr' }),
      onRun: (target) => {
        if (target.kind === 'rows' && target.ids.length <= mostMembers)
          void navigate(adminPaths.productBundles.hrefNew(target.ids))
        else
          showSnack(
            'error',
            intl.formatMessage(
              { defaultMessage: 'A bundle has at most {most, number} resources.', id: 'AfVONx' },
              { most: mostMembers },
            ),
          )
      },
    },
  ]
  const close = () => {
    setEditing(null)
    setExporting(null)
    setCovering(null)
  }
  return { actions, editing, covering, exporting, close }
}
