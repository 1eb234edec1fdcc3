// Written by "npm run codegen -w web". Do not edit.
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type CartLine_LineFragment = {
  __typename: 'OrderLine'
  nodeId: string
  id: string
  productId: string | null
  productBundleId: string | null
  title: string
  price: string | null
  fullPrice: string | null
  discountPercentage: string | null
  quantity: number
  unitPrice: string
  linePrice: string
  couponShare: string
  priceBefore: string | null
  physical: boolean
  available: boolean | null
  alreadyOwned: boolean | null
  answersMissing: boolean | null
  questions: string
  product: {
    __typename: 'Product'
    nodeId: string
    thumbnails: Array<string | null>
    language: string | null
  } | null
  productBundle: {
    __typename: 'ProductBundle'
    nodeId: string
    thumbnails: Array<string | null>
    language: string | null
  } | null
  members: {
    __typename: 'OrderLineMemberConnection'
    edges: Array<{
      __typename: 'OrderLineMemberEdge'
      node: {
        __typename: 'OrderLineMember'
        nodeId: string
        title: string
        physical: boolean
        paidBefore: boolean
        product: { __typename: 'Product'; nodeId: string; language: string | null } | null
      }
    }>
  } | null
} & { ' $fragmentName'?: 'CartLine_LineFragment' }

// prettier-ignore
export const CartLine_LineDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartLine_line"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productBundleId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"fullPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"linePrice"}},{"kind":"Field","name":{"kind":"Name","value":"couponShare"}},{"kind":"Field","name":{"kind":"Name","value":"priceBefore"}},{"kind":"Field","name":{"kind":"Name","value":"physical"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"alreadyOwned"}},{"kind":"Field","name":{"kind":"Name","value":"answersMissing"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnails"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"productBundle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnails"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"position"},"value":{"kind":"EnumValue","value":"AscNullsLast"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"physical"}},{"kind":"Field","name":{"kind":"Name","value":"paidBefore"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}}]}}]}}]}}
// prettier-ignore
export const CartLine_LineFragmentDoc = {"kind":"Document","definitions":[CartLine_LineDefinition]} as unknown as DocumentNode<CartLine_LineFragment, unknown>
