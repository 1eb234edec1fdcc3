import { useApolloClient, useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { ConfirmDelete } from '@/components/confirm-delete.tsx'
import { deleteSchool } from './save-school.ts'
import { SchoolNowDocument, type SchoolRow_SchoolFragment } from './schools.generated.ts'
import { readUses } from './uses.ts'
import { WhatGoes } from './what-goes.tsx'

/** Asks before a school is deleted, and says who has it. One for which there are shared templates stays. */
export function DeleteSchool({
  school,
  onClose,
}: {
  school: SchoolRow_SchoolFragment
  onClose: () => void
}) {
  const client = useApolloClient()
  // Read when it is asked: the list may be an hour old.
  const { data, error, refetch } = useQuery(SchoolNowDocument, {
    variables: { id: school.id },
    fetchPolicy: 'no-cache',
  })
  const uses = readUses(data?.schoolCollection.edges[0]?.node.schoolUses ?? null)
  return (
    <ConfirmDelete
      title={
        <FormattedMessage
          defaultMessage="Are you sure you want to delete this school?"
          id="I5kpHq"
        />
      }
      figures={{
        known: uses !== null && uses.templates === 0,
        error,
        again: () => void refetch().catch(() => undefined),
      }}
      onDelete={async () => deleteSchool(client, school)}
      onClose={onClose}
    >
      <WhatGoes name={school.name} uses={uses} />
    </ConfirmDelete>
  )
}
