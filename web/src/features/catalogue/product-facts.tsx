import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { CalendarIcon, FileTextIcon, HashIcon, TruckIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import {
  ProductFacts_ItemFragmentDoc,
  type ProductFacts_ItemFragment,
} from './product-facts.generated.ts'
import { useLocale } from '@/i18n/locale.ts'
import { formatDay } from '@/lib/dates.ts'

/** Facts about a resource: its delivery, publish date and number. */
export function ProductFacts({
  item,
  tagNames,
}: {
  item: FragmentType<ProductFacts_ItemFragment>
  /** Names by id, because an item has only the ids. */
  tagNames: Map<string, string>
}) {
  const locale = useLocale()
  const { data } = useSuspenseFragment({
    fragment: ProductFacts_ItemFragmentDoc,
    fragmentName: 'ProductFacts_item',
    from: item,
  })
  const tags = data.tags.flatMap((id) => (id === null ? [] : (tagNames.get(id) ?? [])))
  return (
    <>
      <ul className="grid gap-2.5 text-[15px]">
        {data.physical ? (
          <Fact icon={<TruckIcon />}>
            <FormattedMessage defaultMessage="Posted to you anywhere in South Africa" id="jM0lTo" />
          </Fact>
        ) : (
          <Fact icon={<FileTextIcon />}>
            <FormattedMessage
              defaultMessage="PDF, yours to print for your own classes"
              id="2+BNpp"
            />
          </Fact>
        )}
        {
          <Fact icon={<CalendarIcon />}>
            <FormattedMessage
              defaultMessage="In the shop since {day}"
              id="Kw1T8Y"
              values={{ day: formatDay(data.publishDate, locale) }}
            />
          </Fact>
        }
        {data.product !== null && data.product.sku !== null && (
          <Fact icon={<HashIcon />}>
            <FormattedMessage
              defaultMessage="Item {sku}"
              id="clFCbd"
              values={{ sku: String(data.product.sku) }}
            />
          </Fact>
        )}
      </ul>
      {tags.length > 0 && (
        <ul className="mt-5 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li
              key={tag}
              className="border-line bg-paper-deep rounded-full border px-3 py-1 text-sm"
            >
              {tag}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="[&_svg]:text-board flex items-start gap-2.5 [&_svg]:mt-0.5 [&_svg]:size-[18px] [&_svg]:shrink-0">
      {icon}
      {children}
    </li>
  )
}
