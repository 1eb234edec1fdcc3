import { useIntl } from 'react-intl'
import { useDialogRow } from '@/components/list/use-dialog-row.ts'
import { BiweekDialog } from './biweek-dialog.tsx'
import { DeleteBiweek } from './delete-term.tsx'
import type { TermDialogs } from './term-actions.tsx'
import { labelOf } from './term-words.ts'
import type { Changes } from './terms-dialogs.tsx'
import { BiweekNowDocument, TermNowDocument } from './terms.generated.ts'

const ofABiweek = ['biweek', 'biweek-changes', 'biweek-delete'] as const

/** What is open over the list, about a two-week cycle. */
export function BiweekDialogs({
  dialogs: { name, value, close },
  Changes,
}: {
  dialogs: TermDialogs
  Changes: Changes
}) {
  const intl = useIntl()
  const biweek = useDialogRow(
    BiweekNowDocument,
    ofABiweek.some((one) => one === name) ? value : null,
    ({ termBiweekCollection }) => termBiweekCollection.edges[0]?.node,
    close,
  )
  const term = useDialogRow(
    TermNowDocument,
    name === 'biweek' && biweek !== null ? biweek.termId : null,
    ({ termCollection }) => termCollection.edges[0]?.node,
    close,
  )
  if (biweek === null) return null
  switch (name) {
    case 'biweek':
      return term && <BiweekDialog key={biweek.id} term={term} biweek={biweek} onClose={close} />
    case 'biweek-delete':
      return <DeleteBiweek biweek={biweek} onClose={close} />
    case 'biweek-changes':
      return (
        <Changes
          title={labelOf(intl, biweek)}
          rows={[{ table: 'term_biweek', id: biweek.id }]}
          onClose={close}
        />
      )
    default:
      return null
  }
}
