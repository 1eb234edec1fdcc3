import { SearchIcon } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams, type LinkProps } from 'react-router-dom'
import { Input } from '@/components/ui/input.tsx'
import { withTexts } from '@/i18n/catalogue.ts'

const SearchSuggestions = lazy(() =>
  withTexts(import('./search-suggestions.tsx')).then((module) => ({
    default: module.SearchSuggestions,
  })),
)

/** Moves between the field and the suggestions below it. */
function moveFocus(event: KeyboardEvent<HTMLFormElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-suggestion]')]
  const next = stops[stops.findIndex((stop) => stop === document.activeElement) + step]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}

/** Writes the search into the address shortly after the last key, and suggests what it finds. */
export function SearchBox({
  search,
  toItem,
}: {
  search: string
  /** Leads to a suggestion; without it there are none. */
  toItem?: (id: string) => LinkProps
}) {
  // What suggestions are asked for; empty while they are closed.
  const [asked, setAsked] = useState('')
  const intl = useIntl()
  const [, setParams] = useSearchParams()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const input = useRef<HTMLInputElement>(null)
  const applied = useRef(search)
  // Synchronises with the address, because a link or the back button may have changed the search.
  useEffect(() => {
    if (input.current !== null && applied.current !== search) input.current.value = search
    applied.current = search
  }, [search])
  const apply = (text: string) => {
    clearTimeout(waiting.current)
    // Only the first word adds a history entry, so that "back" removes the whole search.
    const replace = applied.current !== ''
    applied.current = text.trim()
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (text.trim() === '') next.delete('q')
        else next.set('q', text.trim())
        return next
      },
      { replace, preventScrollReset: true },
    )
  }
  const label = intl.formatMessage({ defaultMessage: 'Search resources', id: 'ZydsS3' })
  return (
    <form
      role="search"
      className="relative"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && asked !== '') {
          event.preventDefault()
          input.current?.focus()
          setAsked('')
        } else moveFocus(event)
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setAsked('')
      }}
      onSubmit={(event) => {
        event.preventDefault()
        setAsked('')
        const typed = new FormData(event.currentTarget).get('q')
        apply(typeof typed === 'string' ? typed : '')
      }}
    >
      <SearchIcon
        aria-hidden="true"
        className="text-ink-muted pointer-events-none absolute top-1/2 left-3.5 size-[18px] -translate-y-1/2"
      />
      <Input
        ref={input}
        type="search"
        name="q"
        aria-label={label}
        placeholder={intl.formatMessage({
          defaultMessage: 'Fractions, breuke, grade 4',
          id: 'MLiypy',
        })}
        defaultValue={search}
        className="rounded-full! pl-10.5!"
        onChange={(event) => {
          const text = event.currentTarget.value
          clearTimeout(waiting.current)
          waiting.current = setTimeout(() => {
            apply(text)
            setAsked(text.trim().length < 3 ? '' : text)
          }, 250)
        }}
      />
      {toItem !== undefined && asked !== '' && (
        <Suspense fallback={null}>
          <SearchSuggestions typed={asked} toItem={toItem} onChosen={() => setAsked('')} />
        </Suspense>
      )}
    </form>
  )
}
