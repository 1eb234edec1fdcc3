import { ChevronDownIcon, FolderTreeIcon } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useTermName } from '@/i18n/term-name.ts'
import type { CategoryNode } from '@/domain/product/category-tree.ts'

/** The words of the field that opens the tree of categories. */
export function CategoryFieldWords({
  categories,
  chosen,
}: {
  categories: readonly CategoryNode[]
  /** Null means all categories. */
  chosen: string | null
}) {
  const termName = useTermName()
  const name = categories.find(({ id }) => id === chosen)?.name
  return (
    <>
      <FolderTreeIcon aria-hidden="true" className="text-ink-muted size-[18px] shrink-0" />
      <span className="min-w-0 flex-1 truncate">
        {name === undefined ? (
          <FormattedMessage defaultMessage="All categories" id="9g2jKz" />
        ) : (
          termName(name)
        )}
      </span>
      <ChevronDownIcon aria-hidden="true" className="text-ink-muted size-[18px] shrink-0" />
    </>
  )
}

/** The words of the field that opens the list of tags. */
export function TagFieldWords({ count }: { count: number }) {
  return (
    <FormattedMessage
      defaultMessage="{count, plural, =0 {Tags} one {# tag} other {# tags}}"
      id="fQWCR/"
      values={{ count }}
    />
  )
}

const field =
  'border-line-strong bg-card text-ink flex h-11 w-full items-center gap-2 rounded-md border px-3.5 text-base'

/** How both fields look until they can be opened. */
export function ClosedPickers({
  categories,
  categoryId,
  tagIds,
}: {
  categories: readonly CategoryNode[]
  categoryId: string | null
  tagIds: readonly string[]
}) {
  return (
    <>
      <div className={field}>
        <CategoryFieldWords categories={categories} chosen={categoryId} />
      </div>
      <div className={field}>
        <span className="min-w-0 flex-1 truncate">
          <TagFieldWords count={tagIds.length} />
        </span>
        <ChevronDownIcon aria-hidden="true" className="text-ink-muted size-[18px] shrink-0" />
      </div>
    </>
  )
}
