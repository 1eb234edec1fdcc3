import type { ComponentType } from 'react'
import { useIntl } from 'react-intl'
import { useDialogRow } from '@/components/list/use-dialog-row.ts'
import { BiweekDialog } from './biweek-dialog.tsx'
import { CyclesDialog } from './cycles-dialog.tsx'
import { DeleteTerm } from './delete-term.tsx'
import type { TermDialogs } from './term-actions.tsx'
import { TermDialog } from './term-dialog.tsx'
import { TermSetDialog } from './at-once/term-set-dialog.tsx'
import { labelOf } from './term-words.ts'
import { TermNowDocument } from './terms.generated.ts'
import { YearDialog } from './year/year-dialog.tsx'

/** Shows what the audit has of rows; the route brings it. */
export type Changes = ComponentType<{
  title: string
  rows: { table: string; id: string }[]
  onClose: () => void
}>

const ofATerm = ['edit', 'changes', 'delete', 'add-biweek', 'cycles'] as const

/** What is open over the list, about a term. */
export function TermsDialogs({
  dialogs: { name, value, close },
  Changes,
}: {
  dialogs: TermDialogs
  Changes: Changes
}) {
  const intl = useIntl()
  const term = useDialogRow(
    TermNowDocument,
    ofATerm.some((one) => one === name) ? value : null,
    ({ termCollection }) => termCollection.edges[0]?.node,
    close,
  )
  if (name === 'new') return <TermDialog term={null} onClose={close} />
  if (name === 'year') return <YearDialog value={value} onClose={close} />
  if (name === 'set') return <TermSetDialog onClose={close} />
  if (term === null) return null
  switch (name) {
    case 'edit':
      return <TermDialog key={term.id} term={term} onClose={close} />
    case 'add-biweek':
      return <BiweekDialog key={term.id} term={term} biweek={null} onClose={close} />
    case 'cycles':
      return <CyclesDialog key={term.id} term={term} onClose={close} />
    case 'delete':
      return <DeleteTerm term={term} onClose={close} />
    case 'changes':
      return (
        <Changes
          title={labelOf(intl, term)}
          rows={[
            { table: 'term', id: term.id },
            ...(term.biweeks?.edges ?? []).map(({ node }) => ({
              table: 'term_biweek',
              id: node.id,
            })),
          ]}
          onClose={close}
        />
      )
    default:
      return null
  }
}
