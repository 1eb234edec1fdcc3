import { Autocomplete } from '@base-ui/react/autocomplete'
import { SearchIcon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog.tsx'
import { errorSentence } from '@/i18n/error-messages.ts'
import { useSession } from '@/lib/session.ts'
import { matchingPlaces } from './matching-places.ts'
import type { PaletteEntry, PalettePlace } from './palette-entry.ts'
import { PaletteList } from './palette-list.tsx'
import { recentEntries } from './recent-entries.ts'
import { recordKinds } from './record-kinds.ts'
import { useRecordSearch } from './use-record-search.ts'

/**
 * Opens a screen or a record by a few typed letters. It is Base UI's combobox, not cmdk, because cmdk names the active
 * entry to screen readers only after the first arrow key (decision 045).
 */
export function CommandPalette({
  places,
  onClose,
}: {
  /** The screens that this person may open. */
  places: readonly PalettePlace[]
  onClose: () => void
}) {
  const intl = useIntl()
  const navigate = useNavigate()
  const session = useSession()
  const person = session.status === 'signed-in' ? session.user.id : ''
  const [words, setWords] = useState('')
  const search = useRecordSearch(words)
  const typed = words.trim() !== ''

  const recent = typed ? [] : recentEntries.read(person)
  const screens = matchingPlaces(places, words).filter(
    (place) => !recent.some(({ id }) => id === place.id),
  )
  const groups = [
    { value: intl.formatMessage({ defaultMessage: 'Recent', id: 'iXpep1' }), items: recent },
    { value: intl.formatMessage({ defaultMessage: 'Go to', id: 'xIoGG9' }), items: screens },
    ...search.groups,
  ].filter(({ items }) => items.length > 0)

  const choose = (entry: PaletteEntry, elsewhere: boolean) => {
    recentEntries.add(person, entry)
    if (elsewhere) {
      window.open(entry.to, '_blank', 'noopener')
      return
    }
    onClose()
    void navigate(entry.to)
  }
  const iconOf = ({ kind, to }: PaletteEntry) =>
    places.find((place) => place.to === to)?.icon ??
    recordKinds.find((known) => known.kind === kind)?.icon
  const label = intl.formatMessage({ defaultMessage: 'Search the back-office', id: 'M4n+NA' })

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        className="overflow-hidden! min-[600px]:top-[12dvh]! min-[600px]:w-[min(640px,calc(100vw-48px))]! min-[600px]:translate-y-0!"
      >
        <DialogTitle className="sr-only">{label}</DialogTitle>
        <Autocomplete.Root
          open
          inline
          items={groups}
          // The entries are filtered here, and choosing one does not change the field.
          mode="none"
          filter={null}
          autoHighlight="always"
          keepHighlight
          itemToStringValue={(entry: PaletteEntry) => entry.label}
          value={words}
          onValueChange={setWords}
        >
          <div className="border-line flex items-center gap-3 border-b pr-14 pl-5">
            <SearchIcon aria-hidden="true" className="text-ink-muted size-5 shrink-0" />
            <Autocomplete.Input
              aria-label={label}
              placeholder={intl.formatMessage({
                defaultMessage: 'Screen, customer, order or resource',
                id: '6N3d7u',
              })}
              spellCheck={false}
              className="placeholder:text-ink-muted h-[67px] w-full min-w-0 bg-transparent text-[17px] outline-none"
            />
          </div>
          <PaletteList iconOf={iconOf} onChoose={choose} />
          <Autocomplete.Status className="text-ink-muted px-5 pb-4 text-sm not-empty:pt-2 empty:hidden">
            {search.error !== undefined ? (
              errorSentence(intl, search.error)
            ) : search.busy ? (
              <FormattedMessage defaultMessage="Searching…" id="/Mzoqv" />
            ) : (
              groups.length === 0 && (
                <FormattedMessage
                  defaultMessage="Nothing found for “{words}”."
                  id="hiyGAI"
                  values={{ words: words.trim() }}
                />
              )
            )}
          </Autocomplete.Status>
        </Autocomplete.Root>
      </DialogContent>
    </Dialog>
  )
}
