import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { InfoDialog } from '@/components/form/info-dialog.tsx'
import { ReadError } from '@/components/form/read-error.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { readAdded, type Adder } from './added.ts'
import { AdderRow } from './adder-row.tsx'
import { heads } from './subject-words.ts'
import { AddedSubjectsDocument } from './subjects.generated.ts'
import { TakeBack } from './take-back.tsx'

/** Who has added subjects to everybody's list, and a way to take back together what nobody uses. */
export function AddedDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(AddedSubjectsDocument, {
    fetchPolicy: 'cache-and-network',
  })
  const [asked, setAsked] = useState<Adder | null>(null)
  const people = readAdded(data?.addedSubjects)
  return (
    <InfoDialog
      title={<FormattedMessage {...heads.addedByPeople} />}
      description={
        <FormattedMessage
          defaultMessage="Teachers may add subjects that the list does not have. Everybody can choose them."
          id="KccBmE"
        />
      }
      onClose={onClose}
    >
      {people === null && error === undefined && <Skeleton className="h-32" />}
      <ReadError error={error} onRetry={refetch} />
      {people?.length === 0 && (
        <p>
          <FormattedMessage defaultMessage="Nobody has added a subject." id="64A386" />
        </p>
      )}
      {people !== null && people.length > 0 && (
        <ul className="divide-line border-line divide-y rounded-md border">
          {people.map((person) => (
            <AdderRow key={person.userId} person={person} onTakeBack={() => setAsked(person)} />
          ))}
        </ul>
      )}
      {asked !== null && <TakeBack person={asked} onClose={() => setAsked(null)} />}
    </InfoDialog>
  )
}
