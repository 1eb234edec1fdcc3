import { skipToken, useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { ReadError } from '@/components/form/read-error.tsx'
import type { OtherSubject, SubjectValues } from './subject-schema.ts'
import { SubjectsOfGradeDocument } from './subjects.generated.ts'

/** Reads which subjects the chosen grade has beside this one; a failure is said, and the database refuses a double one. */
export function OthersOfGrade({
  form,
  subjectId,
  onRead,
}: {
  form: EntityForm<SubjectValues>
  /** The subject that is edited; null for a new one. */
  subjectId: string | null
  onRead: (others: readonly OtherSubject[]) => void
}) {
  const grade = useWatch({ control: form.control, name: 'grade' })
  const { data, error, refetch } = useQuery(
    SubjectsOfGradeDocument,
    grade === '' ? skipToken : { variables: { grade }, fetchPolicy: 'cache-and-network' },
  )
  // Tells the form's rules, which stand above the field that says which grade.
  useEffect(() => {
    const all = data?.subjectCollection.edges.map(({ node }) => node) ?? []
    onRead(all.filter(({ id }) => id !== subjectId))
  }, [data, subjectId, onRead])
  return <ReadError error={error} onRetry={refetch} />
}
