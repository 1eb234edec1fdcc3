import { SearchIcon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog.tsx'
import { Input } from '@/components/ui/input.tsx'
import * as longest from '@/lib/longest.ts'
import { SearchHit } from './search-hit.tsx'
import { useActivitySearch } from './use-activity-search.ts'

/** Finds activities of any year by their label, notes or class, and opens the calendar at their day. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  const [typed, setTyped] = useState('')
  const { hits, error, searching, more, fetching } = useActivitySearch(typed)
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        className="grid content-start gap-4 p-5 min-[600px]:w-[min(640px,calc(100vw-48px))] min-[600px]:p-7"
      >
        <DialogTitle>
          <FormattedMessage defaultMessage="Search your calendar" id="BVyh9L" />
        </DialogTitle>
        <div role="search" className="relative">
          <SearchIcon
            aria-hidden="true"
            className="text-ink-muted pointer-events-none absolute top-1/2 left-3.5 size-[18px] -translate-y-1/2"
          />
          <Input
            autoFocus
            type="search"
            className="pl-10.5"
            maxLength={longest.searchWords}
            aria-label={intl.formatMessage({
              defaultMessage: 'Words in a label, notes or class',
              id: 'YclDsY',
            })}
            placeholder={intl.formatMessage({
              defaultMessage: 'Words in a label, notes or class',
              id: 'YclDsY',
            })}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        {error !== undefined && <FormError error={error} />}
        <p role="status" className={hits?.length === 0 && !searching ? undefined : 'sr-only'}>
          {hits !== null && !searching && (
            <FormattedMessage
              defaultMessage="{count, plural, =0 {Nothing in your calendar has all these words.} one {# activity} other {# activities}}"
              id="+RCyA5"
              values={{ count: hits.length }}
            />
          )}
        </p>
        {hits !== null && hits.length > 0 && (
          <ul className="grid gap-3">
            {hits.map((hit) => (
              <SearchHit key={hit.id} hit={hit} onOpen={onClose} />
            ))}
          </ul>
        )}
        {(more !== null || fetching) && (
          <Button variant="outline" disabled={more === null} onClick={() => void more?.()}>
            <FormattedMessage defaultMessage="View more" id="34Up+l" />
          </Button>
        )}
      </DialogContent>
    </Dialog>
  )
}
