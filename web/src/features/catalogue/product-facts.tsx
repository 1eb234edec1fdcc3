import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import {
  BookOpenIcon,
  CalendarIcon,
  CheckIcon,
  FileTextIcon,
  LanguagesIcon,
  TruckIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import {
  ProductFacts_ItemFragmentDoc,
  type ProductFacts_ItemFragment,
} from './product-facts.generated.ts'

/** Facts about a resource: how it comes, its language, term and topic, its pages and marks. */
export function ProductFacts({
  item,
  tagNames,
}: {
  item: FragmentType<ProductFacts_ItemFragment>
  /** Names by id, because an item has only the ids. */
  tagNames: Map<string, string>
}) {
  const { data } = useSuspenseFragment({
    fragment: ProductFacts_ItemFragmentDoc,
    fragmentName: 'ProductFacts_item',
    from: item,
  })
  const tags = data.tags.flatMap((id) => (id === null ? [] : (tagNames.get(id) ?? [])))
  const { topic = null, marks = null, pages = null } = data.product ?? {}
  return (
    <>
      <ul className="grid gap-2.5 text-[15px]">
        {data.physical && (
          <Fact icon={<TruckIcon />}>
            {data.mixed ? (
              <FormattedMessage
                defaultMessage="Part of it is posted to you anywhere in South Africa, the rest is downloaded"
                id="y5613V"
              />
            ) : (
              <FormattedMessage
                defaultMessage="Posted to you anywhere in South Africa"
                id="jM0lTo"
              />
            )}
          </Fact>
        )}
        {!data.physical && (
          <Fact icon={<FileTextIcon />}>
            {pages === null ? (
              <FormattedMessage
                defaultMessage="PDF, yours to print for your own classes"
                id="2+BNpp"
              />
            ) : (
              <FormattedMessage
                defaultMessage="PDF of {pages, plural, one {# A4 page} other {# A4 pages}}, yours to print for your own classes"
                id="IgYahI"
                values={{ pages }}
              />
            )}
          </Fact>
        )}
        {topic !== null && (
          <Fact icon={<BookOpenIcon />}>
            <FormattedMessage
              defaultMessage="CAPS topic: {topic}"
              id="QtPOQZ"
              values={{ topic: <span lang={data.language ?? undefined}>{topic}</span> }}
            />
          </Fact>
        )}
        {data.term !== null && (
          <Fact icon={<CalendarIcon />}>
            <FormattedMessage
              defaultMessage="Term {term}"
              id="jCzHuH"
              description="The school term that a resource is planned for"
              values={{ term: data.term }}
            />
          </Fact>
        )}
        {data.language !== null && (
          <Fact icon={<LanguagesIcon />}>
            {data.language === 'af' ? (
              <FormattedMessage defaultMessage="In Afrikaans" id="5LwUAk" />
            ) : (
              <FormattedMessage defaultMessage="In English" id="3XKjOG" />
            )}
          </Fact>
        )}
        {marks !== null && (
          <Fact icon={<CheckIcon />}>
            <FormattedMessage
              defaultMessage="{marks, plural, one {# mark} other {# marks}}"
              id="5ljVTF"
              description="The total marks of a paper"
              values={{ marks }}
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
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  )
}
