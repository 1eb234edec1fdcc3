import { useQuery } from '@apollo/client/react'
import { useSession } from '@/lib/session.ts'
import { PrintTeacherDocument } from './print-teacher.generated.ts'

export interface PrintTeacher {
  /** "Ms L Maake"; empty without a name. */
  name: string
  /** Null for the generic school of a province, which is no school that anybody works at. */
  school: string | null
}

/** Whose calendar it is, for the head of a sheet. Null while it is not known. */
export function usePrintTeacher(): PrintTeacher | null {
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.user.id : ''
  const { data, error } = useQuery(PrintTeacherDocument, { variables: { userId } })
  if (data === undefined) return error === undefined ? null : { name: '', school: null }
  const profile = data.teacherProfileCollection.edges[0]?.node
  return {
    name: [profile?.title, profile?.name, profile?.surname].filter(Boolean).join(' '),
    school: profile?.school?.isGeneric === false ? profile.school.name : null,
  }
}
