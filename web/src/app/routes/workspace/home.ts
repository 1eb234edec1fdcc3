import { redirect, type LoaderFunctionArgs } from 'react-router-dom'
import { paths } from '@/config/paths.ts'
import { apolloClient } from '@/graphql/client.ts'
import { HomeOfTeacherDocument } from './home.generated.ts'
import { signedInUser } from '../../guard.ts'
import { firstStepsAreOver } from './first-steps/first-visit.ts'

/** Whether the person has an empty profile and has not put the first steps off. In doubt nobody is led anywhere. */
async function isFirstVisit(userId: string): Promise<boolean> {
  if (firstStepsAreOver(userId)) return false
  const { data } = await apolloClient
    .query({ query: HomeOfTeacherDocument, variables: { userId } })
    .catch(() => ({ data: undefined }))
  const profile = data?.teacherProfileCollection.edges[0]?.node
  return profile?.title === null
}

/** The workspace's own address leads on: to the first steps at first, then to where a teacher begins the day. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await signedInUser(request)
  return redirect((await isFirstVisit(id)) ? paths.profile.href() : paths.products.href())
}
