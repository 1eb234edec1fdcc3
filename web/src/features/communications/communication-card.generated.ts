// Written by "npm run codegen -w web". Do not edit.
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type CommunicationCard_CommunicationFragment = {
  __typename: 'Communication'
  nodeId: string
  subject: string
  body: string | null
  images: Array<string | null> | null
  video: string | null
  sendTo: Array<string | null>
  show: Array<string | null>
  publishDate: string
} & { ' $fragmentName'?: 'CommunicationCard_CommunicationFragment' }

// prettier-ignore
export const CommunicationCard_CommunicationDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommunicationCard_communication"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Communication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"images"}},{"kind":"Field","name":{"kind":"Name","value":"video"}},{"kind":"Field","name":{"kind":"Name","value":"sendTo"}},{"kind":"Field","name":{"kind":"Name","value":"show"}},{"kind":"Field","name":{"kind":"Name","value":"publishDate"}}]}}
// prettier-ignore
export const CommunicationCard_CommunicationFragmentDoc = {"kind":"Document","definitions":[CommunicationCard_CommunicationDefinition]} as unknown as DocumentNode<CommunicationCard_CommunicationFragment, unknown>
