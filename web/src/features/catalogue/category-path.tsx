import { ChevronRightIcon } from 'lucide-react'
import { Fragment } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { termName } from '@/i18n/term-name.ts'
import { cn } from '@/lib/class-names.ts'

/** The path to a category or resource from the top of the tree; each step is a link. */
export function CategoryPath({
  path,
  home,
  category,
  brief = false,
}: {
  path: { id: string; name: string }[]
  /** Address of all resources. */
  home: string
  /** Address of a category. */
  category: (id: string) => string
  /** On a phone, leaves out the step to all resources, which closing the dialog leads to. */
  brief?: boolean
}) {
  const spared = brief && path.length > 0 && 'max-[599px]:hidden'
  const intl = useIntl()
  return (
    <nav
      aria-label={intl.formatMessage({ defaultMessage: 'Category', id: 'ccXLVi' })}
      // Inline, so that a long name wraps within the line.
      className="text-ink-muted text-[15px] leading-8"
    >
      <Link to={home} className={cn('hover:text-board py-1.5', spared)}>
        {intl.formatMessage({ defaultMessage: 'Resources', id: 'c/KktL' })}
      </Link>
      {path.map(({ id, name }, step) => (
        <Fragment key={id}>
          <ChevronRightIcon
            aria-hidden="true"
            className={cn('mx-1.5 inline size-4 align-[-3px] opacity-60', step === 0 && spared)}
          />
          <Link to={category(id)} className="hover:text-board py-1.5">
            {termName(intl, name)}
          </Link>
        </Fragment>
      ))}
    </nav>
  )
}
