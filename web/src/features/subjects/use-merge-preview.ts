import { skipToken, useQuery } from '@apollo/client/react'
import { SubjectMergePreviewDocument } from './subjects.generated.ts'
import { readMerged } from './uses.ts'

/** What merging one subject into another would do; asked anew for each pair. */
export function useMergePreview(subjectId: string, intoSubjectId: string | null) {
  const { data, error, loading, refetch } = useQuery(
    SubjectMergePreviewDocument,
    intoSubjectId === null
      ? skipToken
      : { variables: { subjectId, intoSubjectId }, fetchPolicy: 'no-cache' },
  )
  return {
    merged: intoSubjectId === null ? null : readMerged(data?.subjectMergePreview),
    pending: loading,
    error,
    again: refetch,
  }
}
