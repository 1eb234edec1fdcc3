import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { apolloClient } from '@/graphql/client.ts'
import { findRowsByKey } from '@/graphql/opened-rows.ts'
import { AssessmentToPrintDocument } from './print-assessment.generated.ts'
import { LessonToPrintDocument } from './print-lesson.generated.ts'
import { isUuid } from '@/lib/uuid.ts'
import { signedInUser } from '../../guard.ts'
import { pageNotFound } from '../../not-found-response.ts'

findRowsByKey(apolloClient.cache, {
  teacherAssessmentTemplateByPk: 'teacher_assessment_template',
  teacherSubjectTemplateByPk: 'teacher_subject_template',
})

async function variablesOf({ request, params }: LoaderFunctionArgs) {
  const id = params['templateId'] ?? ''
  if (!isUuid(id)) pageNotFound()
  return { id, userId: (await signedInUser(request)).id }
}

/** Always a new request, so that the last saved version is printed. */
const fetchPolicy = 'network-only'

/** Somebody else's paper is treated as missing. */
export async function assessmentLoader(args: LoaderFunctionArgs) {
  const variables = await variablesOf(args)
  const { data } = await apolloClient.query({
    query: AssessmentToPrintDocument,
    variables,
    fetchPolicy,
  })
  return {
    row: data?.teacherAssessmentTemplateByPk ?? pageNotFound(),
    teacher: data?.teacherProfileCollection.edges[0]?.node ?? null,
    school: data?.teacherProfileCollection.edges[0]?.node.school,
  }
}

export async function lessonLoader(args: LoaderFunctionArgs) {
  const variables = await variablesOf(args)
  const { data } = await apolloClient.query({
    query: LessonToPrintDocument,
    variables,
    fetchPolicy,
  })
  return {
    row: data?.teacherSubjectTemplateByPk ?? pageNotFound(),
    teacher: data?.teacherProfileCollection.edges[0]?.node ?? null,
    school: data?.teacherProfileCollection.edges[0]?.node.school,
  }
}

/** Showing the memorandum changes the address, not the paper. */
export function otherTemplate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const turned = currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href
  return !turned && defaultShouldRevalidate
}
