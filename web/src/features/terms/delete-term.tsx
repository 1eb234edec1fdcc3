import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ConfirmDelete } from '@/components/confirm-delete.tsx'
import { deleteBiweek } from './save-biweek.ts'
import { deleteTerm } from './save-term.ts'
import { labelOf } from './term-words.ts'
import type { BiweekRow_BiweekFragment, TermRow_TermFragment } from './terms.generated.ts'

/** Asks before a term is deleted, with its two-week cycles. */
export function DeleteTerm({ term, onClose }: { term: TermRow_TermFragment; onClose: () => void }) {
  const intl = useIntl()
  const client = useApolloClient()
  return (
    <ConfirmDelete
      title={
        <FormattedMessage defaultMessage="Are you sure you want to delete this term?" id="DZSni3" />
      }
      onDelete={async () => deleteTerm(client, term.id)}
      onClose={onClose}
    >
      <FormattedMessage
        defaultMessage="{label} disappears from every teacher’s calendar{count, plural, =0 {} one {, with its two-week cycle} other {, with its # two-week cycles}}. Its days are then days without school."
        id="xuLjDD"
        values={{ label: labelOf(intl, term), count: term.biweeks?.edges.length ?? 0 }}
      />
    </ConfirmDelete>
  )
}

/** Asks before a two-week cycle is deleted. */
export function DeleteBiweek({
  biweek,
  onClose,
}: {
  biweek: BiweekRow_BiweekFragment
  onClose: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  return (
    <ConfirmDelete
      title={
        <FormattedMessage
          defaultMessage="Are you sure you want to delete this two-week cycle?"
          id="amiFNm"
        />
      }
      onDelete={async () => deleteBiweek(client, biweek.id)}
      onClose={onClose}
    >
      <FormattedMessage
        defaultMessage="{label} disappears from every teacher’s calendar. Its color is free for another one."
        id="n7o8/a"
        values={{ label: labelOf(intl, biweek) }}
      />
    </ConfirmDelete>
  )
}
