import { useApolloClient, useQuery } from '@apollo/client/react'
import { PlusIcon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { To } from 'react-router-dom'
import { InfoDialog } from '@/components/form/info-dialog.tsx'
import { HoldDialog } from '@/components/ui/hold-dialog.tsx'
import { WritingButton } from '@/components/writing-button.tsx'
import { outline, readCategories, type Category } from './categories.ts'
import { CategoryDialog } from './category-dialog.tsx'
import { dropped, stepped, type Destination } from './category-moves.ts'
import { CategoryRow } from './category-row.tsx'
import { DeleteCategory } from './delete-category.tsx'
import { CategoriesForAdminDocument } from './product-categories.generated.ts'
import { moveCategory } from './save-category.ts'

type Open =
  { what: 'new'; below: Category | null } | { what: 'edit' | 'delete'; category: Category }

/**
 * The tree of categories, by which buyers browse: made, named, moved and deleted here.
 * @param resourcesIn the list of what a category holds
 */
export function ManageCategories({
  resourcesIn,
  onClose,
}: {
  resourcesIn: (categoryId: string) => To
  onClose: () => void
}) {
  const client = useApolloClient()
  const { data, error } = useQuery(CategoriesForAdminDocument, {
    fetchPolicy: 'cache-and-network',
  })
  const [open, setOpen] = useState<Open | null>(null)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [failure, setFailure] = useState<unknown>(null)
  const [moves, setMoves] = useState(0)
  const back = () => setOpen(null)
  const read = readCategories(data?.categoriesForAdmin)
  const categories = read ?? []
  if (open?.what === 'new' || open?.what === 'edit')
    return (
      <CategoryDialog
        category={open.what === 'edit' ? open.category : null}
        below={open.what === 'new' ? open.below : null}
        categories={categories}
        onClose={back}
      />
    )
  if (open?.what === 'delete')
    return <DeleteCategory category={open.category} categories={categories} onClose={back} />
  const move = async (id: string, destination: Destination | null) => {
    if (destination === null) return
    setFailure(null)
    setMoves((now) => now + 1)
    await moveCategory(client, id, destination).catch(setFailure)
    setMoves((now) => now - 1)
  }
  const toggle = (id: string) =>
    setClosed((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]))
  return (
    <InfoDialog
      title={<FormattedMessage defaultMessage="Manage categories" id="twUyUn" />}
      description={
        <FormattedMessage
          defaultMessage="Buyers see them in this order. Each counts what it holds itself."
          id="pD1dlZ"
        />
      }
      error={failure ?? error ?? null}
      onClose={onClose}
    >
      <HoldDialog when={moves > 0} />
      <div>
        <WritingButton onClick={() => setOpen({ what: 'new', below: null })}>
          <PlusIcon aria-hidden="true" />
          <FormattedMessage defaultMessage="New category" id="eKYhVO" />
        </WritingButton>
      </div>
      {read === null && error === undefined && (
        <p role="status" className="text-ink-muted text-sm">
          <FormattedMessage defaultMessage="Loading categories…" id="L3btNw" />
        </p>
      )}
      {read?.length === 0 && (
        <p className="text-ink-muted">
          <FormattedMessage defaultMessage="There are no categories yet." id="dbv4f6" />
        </p>
      )}
      {categories.length > 0 && (
        <ul className="divide-line border-line divide-y rounded-md border [--list-row:48px]">
          {outline(categories, closed).map((row) => (
            <CategoryRow
              key={row.category.id}
              outlined={row}
              closed={closed.has(row.category.id)}
              resourcesIn={resourcesIn(row.category.id)}
              wishes={{
                onEdit: () => setOpen({ what: 'edit', category: row.category }),
                onAddBelow: () => setOpen({ what: 'new', below: row.category }),
                onDelete: () => setOpen({ what: 'delete', category: row.category }),
                onStep: (step) =>
                  void move(row.category.id, stepped(categories, row.category, step)),
                onToggle: () => toggle(row.category.id),
              }}
              mayTake={(id, drop) => dropped(categories, id, row.category, drop) !== null}
              onDrop={(id, drop) => void move(id, dropped(categories, id, row.category, drop))}
            />
          ))}
        </ul>
      )}
    </InfoDialog>
  )
}
