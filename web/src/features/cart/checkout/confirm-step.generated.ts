// Written by "npm run codegen -w web". Do not edit.
import type { CartTotals_OrderFragment } from '../cart-totals.generated.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
import { CartTotals_OrderDefinition } from '../cart-totals.generated.ts'
export type ConfirmStep_OrderFragment = ({
  __typename: 'TeacherProductsOrder'
  nodeId: string
  orderTotal: string
  orderableTotal: string | null
  couponProblem: string | null
  invoiceDetailsMissing: boolean | null
  invoiceNameMissing: boolean | null
  overlaps: string | null
  lines: {
    __typename: 'OrderLineConnection'
    edges: Array<{
      __typename: 'OrderLineEdge'
      node: {
        __typename: 'OrderLine'
        nodeId: string
        id: string
        productId: string | null
        productBundleId: string | null
        title: string
        price: string | null
        discountPercentage: string | null
        quantity: number
        unitPrice: string
        linePrice: string
        couponShare: string
        physical: boolean
        questions: string
        product: { __typename: 'Product'; nodeId: string; language: string | null } | null
        productBundle: {
          __typename: 'ProductBundle'
          nodeId: string
          language: string | null
        } | null
      }
    }>
  } | null
} & { ' $fragmentRefs'?: { CartTotals_OrderFragment: CartTotals_OrderFragment } }) & {
  ' $fragmentName'?: 'ConfirmStep_OrderFragment'
}

// prettier-ignore
export const ConfirmStep_OrderDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConfirmStep_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherProductsOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"orderTotal"}},{"kind":"Field","name":{"kind":"Name","value":"orderableTotal"}},{"kind":"Field","name":{"kind":"Name","value":"couponProblem"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceDetailsMissing"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNameMissing"}},{"kind":"Field","name":{"kind":"Name","value":"overlaps"}},{"kind":"Field","alias":{"kind":"Name","value":"lines"},"name":{"kind":"Name","value":"orderLineCollection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"createdAt"},"value":{"kind":"EnumValue","value":"AscNullsLast"}}]}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"productBundleId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"linePrice"}},{"kind":"Field","name":{"kind":"Name","value":"couponShare"}},{"kind":"Field","name":{"kind":"Name","value":"physical"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"productBundle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartTotals_order"}}]}}
// prettier-ignore
export const ConfirmStep_OrderFragmentDoc = {"kind":"Document","definitions":[ConfirmStep_OrderDefinition,CartTotals_OrderDefinition]} as unknown as DocumentNode<ConfirmStep_OrderFragment, unknown>
