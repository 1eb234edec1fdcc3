import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { useEditor } from '../editor/editor-context.ts'
import { showPlace } from '../editor/show-place.ts'
import { SidePanel } from '../editor/side-panel.tsx'
import { BankFilters } from './bank-filters.tsx'
import { BankRow } from './bank-row.tsx'
import { InsertPlaceSelect } from './insert-place.tsx'
import { mostFound, useBankSearch, type BankSearch } from './bank-search.ts'

/** The question bank beside the paper, or on a phone above it (B.5 of Papers). */
export function BankPanel({
  wide,
  onGo,
  onClose,
}: {
  wide: boolean
  /** Opens the side of the paper that questions are on. */
  onGo: () => void
  onClose: () => void
}) {
  const { store, folded } = useEditor()
  const [search, setSearch] = useState((): BankSearch => {
    const { grade, subjectId } = store.get().meta
    return { words: '', grade, subjectId, level: '', type: '', least: '', most: '', whose: '' }
  })
  const { questions, waiting, error, more, cut } = useBankSearch(search)
  const [place, setPlace] = useState('')
  return (
    <SidePanel
      wide={wide}
      title={<FormattedMessage defaultMessage="Question bank" id="FwF+DW" />}
      onClose={onClose}
    >
      {(leave) => (
        <div className="grid grid-cols-1 gap-3">
          <BankFilters search={search} onSearch={setSearch} />
          <InsertPlaceSelect value={place} onValue={setPlace} />
          <FormError error={error} />
          {waiting && <Skeleton className="h-24" />}
          <p role="status" className="text-ink-muted text-sm empty:sr-only">
            {!waiting && error === undefined && questions.length === 0 && (
              <FormattedMessage
                defaultMessage="No questions found. Fewer words or filters find more."
                id="e4iDz+"
              />
            )}
          </p>
          <ul className="divide-line border-line grid grid-cols-1 divide-y border-t">
            {questions.map((row) => (
              <BankRow
                key={row.id}
                row={row}
                wide={wide}
                place={place}
                onPlace={setPlace}
                onGrab={onGo}
                onShow={(place) =>
                  leave(() => {
                    onGo()
                    showPlace(store.get(), folded, place, true)
                  })
                }
              />
            ))}
          </ul>
          {more !== null && (
            <div>
              <Button variant="outline" size="sm" onClick={more}>
                <FormattedMessage defaultMessage="Show more" id="aWpBzj" />
              </Button>
            </div>
          )}
          {cut && (
            <p className="text-ink-muted text-sm">
              <FormattedMessage
                defaultMessage="These are the first {most}. Narrow the search to find others."
                id="xCRYgM"
                values={{ most: mostFound }}
              />
            </p>
          )}
        </div>
      )}
    </SidePanel>
  )
}
