import type { LibraryContentQuery } from './content-query.generated.ts'

/** A resource opened by its owner. */
export interface OwnedResource {
  id: string
  title: string
  /** "en" or "af"; null if the resource is in no language, or the shop no longer sells it. */
  language: string | null
  /** True if it is posted. */
  physical: boolean
  /** Storage keys of the cover and the pages shown in the shop. Empty if the shop no longer sells it. */
  pictures: string[]
}

/**
 * What an address of the library opens: a resource, or a bundle with the resources that it had when it was
 * bought.
 */
export type LibraryItem =
  | { kind: 'resource'; resource: OwnedResource }
  | { kind: 'bundle'; title: string; resources: OwnedResource[] }

const present = (keys: readonly (string | null)[] | undefined) =>
  (keys ?? []).filter((key) => key !== null)

/** @returns null if the reader owns neither a resource nor a bundle with this id */
export function readLibraryItem(data: LibraryContentQuery): LibraryItem | null {
  const own = data.own?.edges[0]?.node
  if (own !== undefined) {
    const { id, title, language, physical, thumbnails } = own
    return {
      kind: 'resource',
      resource: { id, title, language, physical, pictures: present(thumbnails) },
    }
  }
  // A bundle that was bought, cancelled and bought again has several lines.
  const line = data.bundleLines.edges.find(({ node }) => node.order?.orderStatus === 'PAID')?.node
  if (line === undefined) return ownedPartOf(data.bundle)
  const resources = (line.members?.edges ?? []).flatMap(({ node }) =>
    // An administrator has deleted the resource.
    node.productId === null
      ? []
      : {
          id: node.productId,
          title: node.title,
          language: node.product?.language ?? null,
          physical: node.product?.physical === true,
          pictures: present(node.product?.thumbnails),
        },
  )
  return { kind: 'bundle', title: line.title, resources }
}

/** For a bundle that was not bought: its resources that the reader owns otherwise. */
function ownedPartOf(bundle: LibraryContentQuery['bundle']): LibraryItem | null {
  const resources = (bundle?.products?.edges ?? []).flatMap(({ node: { product } }) =>
    product === null || product.ownedAs === null
      ? []
      : {
          id: product.id,
          title: product.title,
          language: product.language,
          physical: product.physical,
          pictures: present(product.thumbnails),
        },
  )
  return bundle === null || resources.length === 0
    ? null
    : { kind: 'bundle', title: bundle.title, resources }
}
