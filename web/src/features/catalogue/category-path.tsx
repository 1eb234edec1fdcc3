import { ChevronRightIcon } from 'lucide-react'
import { Fragment } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { termName } from '@/i18n/term-name.ts'

/** Where something stands in the tree, from the top; each step is a link. */
export function CategoryPath({
  path,
  home,
  category,
}: {
  path: { id: string; name: string }[]
  /** Address of all resources. */
  home: string
  /** Address of a category. */
  category: (id: string) => string
}) {
  const intl = useIntl()
  return (
    <nav
      aria-label={intl.formatMessage({ defaultMessage: 'Category', id: 'ccXLVi' })}
      className="text-ink-muted flex flex-wrap items-center gap-x-1.5 text-[15px]"
    >
      <Link to={home} className="hover:text-board inline-flex min-h-10 items-center">
        {intl.formatMessage({ defaultMessage: 'Resources', id: 'c/KktL' })}
      </Link>
      {path.map(({ id, name }) => (
        <Fragment key={id}>
          <ChevronRightIcon aria-hidden="true" className="size-4 opacity-60" />
          <Link to={category(id)} className="hover:text-board inline-flex min-h-10 items-center">
            {termName(intl, name)}
          </Link>
        </Fragment>
      ))}
    </nav>
  )
}
