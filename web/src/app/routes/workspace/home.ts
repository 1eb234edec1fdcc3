import { redirect, type LoaderFunctionArgs } from 'react-router-dom'
import { paths } from '@/config/paths.ts'
import { apolloClient } from '@/graphql/client.ts'
import { HomeOfTeacherDocument } from './home.generated.ts'
import { signedInUser } from '../../guard.ts'
import { firstStepsAreOver } from './first-steps/first-visit.ts'

/**
 * Whether the person has an empty profile and has not postponed the first steps. False if that cannot be
 * read.
 */
async function isFirstVisit(userId: string): Promise<boolean> {
  if (firstStepsAreOver(userId)) return false
  const { data } = await apolloClient
    .query({ query: HomeOfTeacherDocument, variables: { userId } })
    .catch(() => ({ data: undefined }))
  const profile = data?.teacherProfileCollection.edges[0]?.node
  return profile?.title === null
}

/**
 * Redirects from the workspace's own address: to the first steps on a first visit, otherwise to the page
 * where a teacher starts the day.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await signedInUser(request)
  return redirect((await isFirstVisit(id)) ? paths.profile.href() : paths.products.href())
}
