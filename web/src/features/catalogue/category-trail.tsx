import { ChevronRightIcon, HouseIcon } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, type LinkProps } from 'react-router-dom'
import { useTermName } from '@/i18n/term-name.ts'
import { childrenOf, pathTo, type CategoryNode } from '@/domain/product/category-tree.ts'

/** Links from home down to the chosen category, and buttons for the categories below it. */
export function CategoryTrail({
  categories,
  chosen,
  link,
}: {
  categories: CategoryNode[]
  chosen: string | null
  link: (categoryId: string | null) => LinkProps
}) {
  const intl = useIntl()
  const termName = useTermName()
  const path = chosen === null ? [] : pathTo(categories, chosen)
  const children = childrenOf(categories, chosen)
  return (
    <div className="grid gap-4">
      <nav
        hidden={path.length === 0}
        aria-label={intl.formatMessage({ defaultMessage: 'Category', id: 'ccXLVi' })}
      >
        <ol className="text-ink-muted flex flex-wrap items-center gap-x-1 text-[15px]">
          <li>
            <Link
              {...link(null)}
              className="hover:text-board hover:bg-board/8 -ml-2.5 grid size-11 place-items-center rounded-md"
            >
              <HouseIcon aria-hidden="true" className="size-5" />
              <span className="sr-only">
                <FormattedMessage defaultMessage="All categories" id="9g2jKz" />
              </span>
            </Link>
          </li>
          {path.map(({ id, name }) => (
            <li key={id} className="flex items-center gap-1">
              <ChevronRightIcon aria-hidden="true" className="size-4 opacity-60" />
              {id === chosen ? (
                <span aria-current="page" className="text-ink px-1.5 font-semibold">
                  {termName(name)}
                </span>
              ) : (
                <Link
                  {...link(id)}
                  className="hover:text-board inline-flex min-h-11 items-center px-1.5"
                >
                  {termName(name)}
                </Link>
              )}
            </li>
          ))}
        </ol>
      </nav>
      {children.length > 0 && (
        <ul className="-mx-4 flex [scrollbar-width:none] gap-2 overflow-x-auto px-4 pb-1 min-[1000px]:mx-0 min-[1000px]:flex-wrap min-[1000px]:px-0">
          {children.map(({ id, name }) => (
            <li key={id}>
              <Link
                {...link(id)}
                className="border-line-strong hover:border-board hover:text-board bg-card flex min-h-11 items-center rounded-full border px-4 text-[15px] font-medium whitespace-nowrap transition-colors"
              >
                {termName(name)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
