import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { FileTextIcon } from 'lucide-react'
import { Link, type LinkProps } from 'react-router-dom'
import {
  BundleMembers_BundleFragmentDoc,
  type BundleMembers_BundleFragment,
} from './bundle-members.generated.ts'

/** The resources in a bundle. One that is not sold separately has a title but no link. */
export function BundleMembers({
  bundle,
  link,
}: {
  bundle: FragmentType<BundleMembers_BundleFragment>
  link: (id: string) => LinkProps
}) {
  const { data } = useSuspenseFragment({
    fragment: BundleMembers_BundleFragmentDoc,
    fragmentName: 'BundleMembers_bundle',
    from: bundle,
  })
  return (
    <ul className="border-line divide-line divide-y border-y">
      {data.products?.edges.map(({ node }) => (
        <li key={node.nodeId} className="flex min-h-11 items-center gap-3 py-2">
          <FileTextIcon aria-hidden="true" className="text-board size-[18px] shrink-0" />
          {node.product === null ? (
            node.title
          ) : (
            <Link {...link(node.product.id)} className="hover:text-board font-medium">
              {node.title}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
