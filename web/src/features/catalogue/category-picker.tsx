import { CheckIcon, ChevronRightIcon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, type LinkProps } from 'react-router-dom'
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover.tsx'
import { useTermName } from '@/i18n/term-name.ts'
import { cn } from '@/lib/class-names.ts'
import { CategoryFieldWords } from './closed-pickers.tsx'
import { childrenOf, pathTo, type CategoryNode } from '@/domain/product/category-tree.ts'

/** Scrolls to the chosen category when the picker opens. */
function focusChosen(event: Event) {
  const tree = event.currentTarget
  if (!(tree instanceof HTMLElement)) return
  const chosen = tree.querySelector<HTMLElement>('[aria-current]')
  if (chosen === null) return
  event.preventDefault()
  // The page must not scroll: the popover is not in its final position yet.
  chosen.focus({ preventScroll: true })
  tree.scrollTop = chosen.offsetTop - tree.clientHeight / 2
}

/** The whole tree of categories. */
export function CategoryPicker({
  categories,
  chosen,
  link,
}: {
  categories: CategoryNode[]
  /** Null means all categories. */
  chosen: string | null
  link: (categoryId: string | null) => LinkProps
}) {
  const intl = useIntl()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <button
          type="button"
          className="border-line-strong bg-card text-ink hover:border-ink-muted focus-visible:border-board focus-visible:ring-board/20 flex h-11 w-full items-center gap-2 rounded-md border px-3.5 text-left text-base transition-[border-color,box-shadow] duration-150 outline-none focus-visible:ring-4"
        >
          <CategoryFieldWords categories={categories} chosen={chosen} />
        </button>
      </PopoverTrigger>
      <PopoverContent
        aria-label={intl.formatMessage({ defaultMessage: 'Categories', id: 'VKb1MS' })}
        className="w-[max(18rem,var(--radix-popover-trigger-width))]!"
        onOpenAutoFocus={focusChosen}
      >
        <ChoiceLink chosen={chosen === null} {...link(null)} onClick={close}>
          <FormattedMessage defaultMessage="All categories" id="9g2jKz" />
        </ChoiceLink>
        <Branch
          categories={categories}
          parentId={null}
          chosen={chosen}
          opened={chosen === null ? [] : pathTo(categories, chosen).map(({ id }) => id)}
          link={link}
          onChosen={close}
        />
      </PopoverContent>
    </Popover>
  )
}

interface BranchProps {
  categories: CategoryNode[]
  parentId: string | null
  chosen: string | null
  /** The categories open at first: the path to the chosen one. */
  opened: readonly string[]
  link: (categoryId: string) => LinkProps
  onChosen: () => void
}

function Branch(props: BranchProps) {
  return (
    <ul className={cn(props.parentId !== null && 'border-line ml-[19px] border-l pl-1')}>
      {childrenOf(props.categories, props.parentId).map((category) => (
        <Twig key={category.id} {...props} category={category} />
      ))}
    </ul>
  )
}

function Twig({ category, ...props }: BranchProps & { category: CategoryNode }) {
  const intl = useIntl()
  const termName = useTermName()
  const [open, setOpen] = useState(props.opened.includes(category.id))
  const leaf = !props.categories.some(({ parentId }) => parentId === category.id)
  const name = termName(category.name)
  return (
    <li>
      <div className="flex items-center">
        {leaf ? (
          <span className="w-10 shrink-0" />
        ) : (
          <button
            type="button"
            aria-expanded={open}
            aria-label={intl.formatMessage(
              { defaultMessage: 'Categories of {name}', id: 'IYkKHb' },
              { name },
            )}
            className="text-ink-muted hover:bg-board/8 grid size-10 shrink-0 place-items-center rounded-sm"
            onClick={() => setOpen(!open)}
          >
            <ChevronRightIcon
              aria-hidden="true"
              className={cn('size-[18px] transition-transform', open && 'rotate-90')}
            />
          </button>
        )}
        <ChoiceLink
          chosen={category.id === props.chosen}
          {...props.link(category.id)}
          onClick={props.onChosen}
        >
          {name}
        </ChoiceLink>
      </div>
      {open && <Branch {...props} parentId={category.id} />}
    </li>
  )
}

function ChoiceLink({ chosen, children, ...props }: LinkProps & { chosen: boolean }) {
  return (
    <Link
      {...props}
      aria-current={chosen ? 'true' : undefined}
      className={cn(
        'hover:bg-board/10 flex min-h-10 min-w-0 flex-1 items-center justify-between gap-2 rounded-sm px-2.5 py-1.5 text-[15px]',
        chosen && 'text-board font-semibold',
      )}
    >
      {children}
      {chosen && <CheckIcon aria-hidden="true" className="size-4 shrink-0" />}
    </Link>
  )
}
