import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { DownloadIcon, TruckIcon } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link, type LinkProps } from 'react-router-dom'
import { Money } from '@/domain/money/money.tsx'
import { ProductImage } from '@/domain/product/product-image.tsx'
import {
  BundleMembers_BundleFragmentDoc,
  type BundleMembers_BundleFragment,
} from './bundle-members.generated.ts'
import { ProductPrice } from './product-price.tsx'

/**
 * The resources in a bundle with cover, price and kind, and what is saved. Of one that is not sold separately a buyer
 * may read the title only.
 */
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
    <>
      <ul className="border-line divide-line divide-y border-y">
        {data.products?.edges.map(({ node: { nodeId, title, product } }) => (
          <li key={nodeId} className="flex items-center gap-3.5 py-2.5">
            <ProductImage
              imageKey={product?.thumbnails[0] ?? null}
              className="border-line w-12 rounded-sm border bg-white"
            />
            <div className="min-w-0 flex-1">
              {product === null ? (
                <span className="font-medium wrap-anywhere">{title}</span>
              ) : (
                <Link
                  {...link(product.id)}
                  lang={product.language ?? undefined}
                  className="hover:text-board font-medium wrap-anywhere"
                >
                  {title}
                </Link>
              )}
              {product === null ? (
                <p className="text-ink-muted mt-0.5 text-[13px]">
                  <FormattedMessage defaultMessage="Only in this bundle" id="aqguCJ" />
                </p>
              ) : (
                <p className="text-ink-muted mt-0.5 flex items-center gap-1.5 text-[13px] [&_svg]:size-4">
                  {product.physical ? (
                    <>
                      <TruckIcon aria-hidden="true" />
                      <FormattedMessage
                        defaultMessage="Posted"
                        id="9Zkvx+"
                        description="A resource that is posted"
                      />
                    </>
                  ) : (
                    <>
                      <DownloadIcon aria-hidden="true" />
                      <FormattedMessage
                        defaultMessage="Download"
                        id="NNX2AN"
                        description="A resource that is downloaded"
                      />
                    </>
                  )}
                </p>
              )}
            </div>
            {product?.eCommerceProduct === true && (
              <span className="shrink-0 text-[15px]">
                <ProductPrice item={product} place="list" />
              </span>
            )}
          </li>
        ))}
      </ul>
      {data.apartPrice !== null && data.saving !== null && (
        <p className="mt-3">
          <FormattedMessage
            defaultMessage="Apart they cost {apart}. <b>You save {saving}</b> with the bundle."
            id="psKBRz"
            values={{
              apart: <Money amount={data.apartPrice} />,
              saving: <Money amount={data.saving} />,
              b: (text) => <strong className="text-board">{text}</strong>,
            }}
          />
        </p>
      )}
    </>
  )
}
