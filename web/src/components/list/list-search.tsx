import { SearchIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Input } from '@/components/ui/input.tsx'
import * as longest from '@/lib/longest.ts'
import type { ListWords } from './define-list.ts'

/** Milliseconds. Long enough to wait for the end of a word, short enough to feel immediate. */
const pause = 250

/** The search field. It searches shortly after the last key, and immediately on Enter. */
export function ListSearch({
  words,
  search,
  onSearch,
}: {
  words: NonNullable<ListWords['search']>
  search: string
  onSearch: (search: string) => void
}) {
  const intl = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The search as last rendered, followed by those that were applied since. */
  const applied = useRef([search])
  // Synchronises with the address: a link or the back button may have changed the search.
  useEffect(() => {
    const drawn = applied.current.indexOf(search)
    if (drawn >= 0) {
      applied.current.splice(0, drawn)
      return
    }
    applied.current = [search]
    clearTimeout(waiting.current)
    if (input.current !== null) input.current.value = search
  }, [search])
  useEffect(() => () => clearTimeout(waiting.current), [])
  const apply = (text: string) => {
    clearTimeout(waiting.current)
    if (text.trim() === applied.current.at(-1)) return
    applied.current.push(text.trim())
    onSearch(text.trim())
  }
  return (
    <form
      role="search"
      className="relative grow basis-[calc(100%-60px)] min-[740px]:w-72 min-[740px]:flex-none"
      onSubmit={(event) => {
        event.preventDefault()
        apply(input.current?.value ?? '')
      }}
    >
      <SearchIcon
        aria-hidden="true"
        className="text-ink-muted pointer-events-none absolute top-1/2 left-3.5 size-[18px] -translate-y-1/2"
      />
      <Input
        ref={input}
        type="search"
        aria-label={intl.formatMessage(words.label)}
        aria-keyshortcuts="/"
        placeholder={
          words.placeholder === undefined ? undefined : intl.formatMessage(words.placeholder)
        }
        defaultValue={search}
        maxLength={longest.searchWords}
        className="h-10! rounded-full! pl-10.5!"
        onChange={(event) => {
          const text = event.currentTarget.value
          clearTimeout(waiting.current)
          waiting.current = setTimeout(() => apply(text), pause)
        }}
      />
    </form>
  )
}
