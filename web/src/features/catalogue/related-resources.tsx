import { useQuery } from '@apollo/client/react'
import type { FragmentType } from '@apollo/client'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { LinkProps } from 'react-router-dom'
import { ReadError } from '@/components/form/read-error.tsx'
import { useTermName } from '@/i18n/term-name.ts'
import type { ProductCard_ItemFragment } from './product-card.generated.ts'
import { ProductCard } from './product-card.tsx'
import { byTerm } from './related-order.ts'
import { RelatedResourcesDocument } from './related-resources.generated.ts'

/** "Grade 3" without a line between the word and the number. */
const onOneLine = (name: string) => name.replace(/ (?=\S{1,2}$)/u, '\u00A0')

/** What belongs beside a resource: the bundles that hold it, what comes next in the term, and more of its subject. */
export function RelatedResources({
  item,
  category,
  heading: Heading,
  link,
}: {
  item: { id: string; term: number | null; language: string | null }
  /** The names from the grade down. */
  category: string[]
  heading: 'h2' | 'h3'
  link: (id: string) => LinkProps
}) {
  const termName = useTermName()
  const { data, error, refetch } = useQuery(RelatedResourcesDocument, {
    variables: { id: item.id },
  })
  if (data === undefined) return <ReadError error={error} onRetry={refetch} />
  const bundles = data.bundles?.edges.map(({ node }) => node) ?? []
  const related = data.related?.edges.map(({ node }) => node) ?? []
  const { next, others } = byTerm(related, item, bundles)
  const row = (
    title: ReactNode,
    items: ({ id: string } & FragmentType<ProductCard_ItemFragment>)[],
  ) =>
    items.length > 0 && (
      <section>
        <Heading className="font-display mb-5 text-2xl font-bold">{title}</Heading>
        <ul className="grid grid-cols-2 gap-x-5 gap-y-8 min-[740px]:grid-cols-4">
          {items.map((one) => (
            <li key={one.id} className="grid">
              <ProductCard item={one} eager={false} link={link} />
            </li>
          ))}
        </ul>
      </section>
    )
  return (
    <div className="grid gap-12">
      {row(<FormattedMessage defaultMessage="In these bundles" id="qlR2is" />, bundles)}
      {row(
        <FormattedMessage
          defaultMessage="Next in the term"
          id="53DiyQ"
          description="Resources that follow the one shown"
        />,
        next,
      )}
      {row(
        <FormattedMessage
          defaultMessage="More for {category}"
          id="1ofXy2"
          values={{ category: category.map((name) => onOneLine(termName(name))).join(' · ') }}
        />,
        others,
      )}
    </div>
  )
}
