import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { ConfirmDelete } from '@/components/confirm-delete.tsx'
import type { TeacherActivityFilter } from '@/graphql/schema-types.generated.ts'
import { LinkedActivitiesDocument } from './linked-activities.generated.ts'

/** Asks before a lesson or a paper is deleted, and says in how many activities of the calendar it stands. */
export function DeleteTemplate({
  title,
  name,
  linked,
  onDelete,
  onClose,
}: {
  title: ReactNode
  name: string
  /** The activities that it stands in. */
  linked: TeacherActivityFilter
  onDelete: () => Promise<void>
  onClose: () => void
}) {
  const { data, error, refetch } = useQuery(LinkedActivitiesDocument, {
    variables: { filter: linked },
    fetchPolicy: 'network-only',
  })
  const count = data?.teacherActivityCollection.totalCount
  const figures = {
    known: count !== undefined,
    error,
    again: () => void refetch().catch(() => undefined),
  }
  const activities =
    count === undefined ? null : (
      <FormattedMessage
        defaultMessage="{count, plural, =0 {No activity in your calendar is linked to it.} one {It is linked to # activity in your calendar, which stays without it.} other {It is linked to # activities in your calendar, which stay without it.}}"
        id="p541j4"
        values={{ count }}
      />
    )
  return (
    <ConfirmDelete title={title} onDelete={onDelete} figures={figures} onClose={onClose}>
      <FormattedMessage
        defaultMessage="“{name}” goes for good. {linked}"
        id="0Ghp/m"
        values={{ name, linked: activities }}
      />
    </ConfirmDelete>
  )
}
