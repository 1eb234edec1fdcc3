import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { AppError, toAppError } from '@/lib/errors.ts'
import { askAgain, type ListField } from './ask-again.ts'
import { expectAffected } from './expect-affected.ts'

export type WritingClient = Pick<ApolloClient, 'mutate' | 'query' | 'refetchQueries'>

/** What a mutation answers: rows written, or what a function of the database says, which may be the row itself. */
type Counted = Record<
  string,
  { affectedCount?: number } | string | number | boolean | null | undefined
>

/** The variables are checked against the document by the two functions below; Apollo's own check needs them spelt out. */
const untied = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
) => document as TypedDocumentNode<Data, OperationVariables>

/** Null stands for rows that are not there; a function answers with its row, or with a word or number. */
const isCounted = (part: Counted[string]): part is { affectedCount: number } | null | undefined =>
  part === undefined || part === null || (typeof part === 'object' && 'affectedCount' in part)

/**
 * Sends a mutation each part of which writes exactly one row, and asks again for these lists whatever became of it.
 * @throws AppError not_found_or_forbidden when a row was not there to be written, or not in the version that was named
 */
export async function writeRow<Data extends object, Variables extends OperationVariables>(
  client: WritingClient,
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  lists: readonly ListField[] = [],
): Promise<Data> {
  try {
    const { data } = await client.mutate({ mutation: untied(mutation), variables })
    if (data === undefined) throw new AppError('unexpected')
    for (const part of Object.values(data as Counted)) {
      if (isCounted(part)) expectAffected(part)
    }
    return data
  } catch (error) {
    throw toAppError(error)
  } finally {
    await askAgain(client, lists)
  }
}

/**
 * What the server has now, past the cache.
 * @throws AppError
 */
export async function readNow<Data, Variables extends OperationVariables>(
  client: Pick<ApolloClient, 'query'>,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) {
  try {
    const { data } = await client.query({
      query: untied(query),
      variables,
      fetchPolicy: 'network-only',
    })
    return (data ?? null) as Data | null
  } catch (error) {
    throw toAppError(error)
  }
}
