import { ChevronRightIcon } from 'lucide-react'
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
      <Link to={home} className="hover:text-board py-1.5">
        {intl.formatMessage({ defaultMessage: 'Resources', id: 'c/KktL' })}
      </Link>
      {path.map(({ id, name }) => (
        <span key={id} className="flex items-center gap-1.5">
          <ChevronRightIcon aria-hidden="true" className="size-4 shrink-0 opacity-60" />
          <Link to={category(id)} className="hover:text-board py-1.5">
            {termName(intl, name)}
          </Link>
        </span>
      ))}
    </nav>
  )
}
