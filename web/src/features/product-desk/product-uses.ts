import { skipToken, useQuery } from '@apollo/client/react'
import { z } from 'zod/mini'
import { readVersions } from './content-versions.ts'
import { DeskProductUsesDocument } from './products.generated.ts'

const shape = z.object({
  bundles: z.number(),
  orders: z.number(),
  carts: z.number(),
  libraries: z.number(),
})

export type ProductUses = z.infer<typeof shape>

/** Who has a resource, asked anew; and the keys of what is stored for it. @param id null for one that is not saved yet */
export function useProductUses(id: string | null) {
  const { data, error } = useQuery(
    DeskProductUsesDocument,
    id === null ? skipToken : { variables: { id }, fetchPolicy: 'network-only' },
  )
  const answer = data?.productUses
  const uses: ProductUses | null =
    typeof answer === 'string' ? shape.parse(JSON.parse(answer)) : null
  const node = data?.productCollection.edges[0]?.node
  const earlier = readVersions(data?.contentVersions).flatMap((versions) =>
    versions.earlier.map(({ fileKey }) => fileKey),
  )
  return { uses, stored: node && { ...node, earlier }, error }
}
