import { SearchIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Input } from '@/components/ui/input.tsx'

/** Searches a moment after the last key, at once with Enter. */
export function TableSearch({
  label,
  placeholder,
  search,
  onSearch,
}: {
  label: string
  placeholder: string
  search: string
  onSearch: (search: string) => void
}) {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const input = useRef<HTMLInputElement>(null)
  const applied = useRef(search)
  // Synchronises with the address: a link or the back button may have changed the search.
  useEffect(() => {
    if (input.current !== null && applied.current !== search) input.current.value = search
    applied.current = search
  }, [search])
  useEffect(() => () => clearTimeout(waiting.current), [])
  const apply = (text: string) => {
    clearTimeout(waiting.current)
    applied.current = text.trim()
    onSearch(text.trim())
  }
  return (
    <form
      role="search"
      className="relative w-full min-[740px]:w-80"
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
        aria-label={label}
        placeholder={placeholder}
        defaultValue={search}
        maxLength={200}
        className="rounded-full! pl-10.5!"
        onChange={(event) => {
          const text = event.currentTarget.value
          clearTimeout(waiting.current)
          waiting.current = setTimeout(() => apply(text), 250)
        }}
      />
    </form>
  )
}
