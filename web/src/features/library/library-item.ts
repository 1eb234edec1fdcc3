import type { LibraryContentQuery } from './content-query.generated.ts'

/** A resource that its owner opens. */
export interface OwnedResource {
  id: string
  title: string
  /** It comes by post. */
  physical: boolean
  /** Storage keys: the cover, then the pages that the shop shows. Empty when the shop sells it no more. */
  pictures: string[]
}

/** What an address of the library opens: a resource, or a bundle with what was in it when it was bought. */
export type LibraryItem =
  | { kind: 'resource'; resource: OwnedResource }
  | { kind: 'bundle'; title: string; resources: OwnedResource[] }

const present = (keys: readonly (string | null)[] | undefined) =>
  (keys ?? []).filter((key) => key !== null)

/** @returns null when the reader owns neither a resource nor a bundle of this id */
export function readLibraryItem(data: LibraryContentQuery): LibraryItem | null {
  const own = data.own?.edges[0]?.node
  if (own !== undefined) {
    const { id, title, physical, thumbnails } = own
    return { kind: 'resource', resource: { id, title, physical, pictures: present(thumbnails) } }
  }
  // A bundle that was bought, cancelled and bought again has more than one line.
  const line = data.bundleLines.edges.find(({ node }) => node.order?.orderStatus === 'PAID')?.node
  if (line === undefined) return ownedPartOf(data.bundle)
  const resources = (line.members?.edges ?? []).flatMap(({ node }) =>
    // An administrator has deleted the resource itself.
    node.productId === null
      ? []
      : {
          id: node.productId,
          title: node.title,
          physical: node.product?.physical === true,
          pictures: present(node.product?.thumbnails),
        },
  )
  return { kind: 'bundle', title: line.title, resources }
}

/** Of a bundle that was not bought as one: what the reader owns of it otherwise. */
function ownedPartOf(bundle: LibraryContentQuery['bundle']): LibraryItem | null {
  const resources = (bundle?.products?.edges ?? []).flatMap(({ node: { product } }) =>
    product === null || product.ownedAs === null
      ? []
      : {
          id: product.id,
          title: product.title,
          physical: product.physical,
          pictures: present(product.thumbnails),
        },
  )
  return bundle === null || resources.length === 0
    ? null
    : { kind: 'bundle', title: bundle.title, resources }
}
