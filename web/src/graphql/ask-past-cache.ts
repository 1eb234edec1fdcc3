import type {
  ApolloClient,
  DocumentNode,
  OperationVariables,
  TypedDocumentNode,
} from '@apollo/client'
import { toAppError } from '@/lib/errors.ts'
import { pageStands } from '@/lib/page-stands.ts'

type Client = Pick<ApolloClient, 'query' | 'readQuery' | 'writeQuery'>

interface Question<Data> {
  query: TypedDocumentNode<Data, never>
  variables?: OperationVariables
}

let stands = false
void pageStands.then(() => (stands = true))

interface Asked {
  query: DocumentNode
  variables?: OperationVariables
}

async function ask(
  client: Client,
  question: Asked,
  fetchPolicy: 'cache-first' | 'network-only' | 'no-cache',
): Promise<unknown> {
  const { data } = await client.query({ ...question, fetchPolicy }).catch((error: unknown) => {
    throw toAppError(error)
  })
  return data
}

/**
 * Asks the server past Apollo's cache, for what the first page is drawn from: writing an answer there and reading it back
 * takes longer than all else that is done with it. It comes into the cache once the page stands, for the pages that
 * follow and for reading without a network.
 *
 * @param later how the same is asked once the page stands
 * @throws AppError
 */
export async function askPastCache<Data>(
  client: Client,
  question: Question<Data>,
  later: 'cache-first' | 'network-only',
): Promise<Data> {
  const asked: Asked = question
  if (stands) return (await ask(client, asked, later)) as Data // what the document is typed with
  const data = await ask(client, asked, 'no-cache')
  void pageStands.then(() => {
    // What somebody else has read since is newer.
    if (client.readQuery(asked) === null) client.writeQuery({ ...asked, data })
  })
  return data as Data // as above
}
