import type { ApolloClient } from '@apollo/client'
import { askAgain, type ListField } from '@/graphql/ask-again.ts'
import { expectAffected } from '@/graphql/expect-affected.ts'
import {
  AddClassDocument,
  AddSubjectDocument,
  ChangeClassDocument,
  DeleteClassDocument,
} from '@/graphql/generated.ts'
import { AppError, toAppError } from '@/lib/errors.ts'
import { anotherSubject, type ClassValues } from './class-form-schema.ts'

type Client = Pick<ApolloClient, 'mutate' | 'query' | 'refetchQueries'>

/** Whatever became of it, the lists on the screen are asked for again. */
async function change(
  client: Client,
  fields: readonly ListField[],
  mutate: () => Promise<void>,
): Promise<void> {
  try {
    await mutate()
  } catch (error) {
    throw toAppError(error)
  } finally {
    await askAgain(client, fields)
  }
}

async function subjectOf(client: Client, values: ClassValues): Promise<string> {
  if (values.subjectId !== anotherSubject) return values.subjectId
  const { data } = await client.mutate({
    mutation: AddSubjectDocument,
    variables: { grade: values.grade, subject: values.newSubject },
  })
  const made = data?.insertIntoSubjectCollection?.records[0]
  if (made === undefined) throw new AppError('unexpected')
  return made.id
}

/** @param id of the class that is changed; null for a new one. @throws AppError */
export async function saveClass(client: Client, values: ClassValues, id: string | null) {
  const fields: ListField[] = ['teacherClassSubjectCollection']
  if (values.subjectId === anotherSubject) fields.push('subjectCollection')
  await change(client, fields, async () => {
    const variables = { name: values.name, subjectId: await subjectOf(client, values) }
    if (id === null) {
      const { data } = await client.mutate({ mutation: AddClassDocument, variables })
      expectAffected(data?.insertIntoTeacherClassSubjectCollection)
    } else {
      const { data } = await client.mutate({
        mutation: ChangeClassDocument,
        variables: { ...variables, id },
      })
      expectAffected(data?.updateTeacherClassSubjectCollection)
    }
  })
}

/** @throws AppError */
export async function deleteClass(client: Client, id: string) {
  await change(client, ['teacherClassSubjectCollection'], async () => {
    const { data } = await client.mutate({ mutation: DeleteClassDocument, variables: { id } })
    expectAffected(data?.deleteFromTeacherClassSubjectCollection)
  })
}
