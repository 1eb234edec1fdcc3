import { useDeferredValue, useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Input } from '@/components/ui/input.tsx'

/** What was found: undefined while it is being loaded. */
export interface FoundTemplates {
  total: number | undefined
  shown: number
  failed: boolean
}

/** The words of a picker's search, and those that the database is asked for. */
export function useTemplateWords() {
  const [words, setWords] = useState('')
  return { words, setWords, asked: useDeferredValue(words) }
}

/** A search for templates: the field, what was found, and a line that says how much that is. */
export function TemplateSearch({
  words,
  onWords,
  placeholder,
  found,
  none = <FormattedMessage defaultMessage="No Results found" id="MG08g2" />,
  children,
}: {
  words: string
  onWords: (words: string) => void
  /** What can be searched for. */
  placeholder: string
  found: FoundTemplates
  /** Shown when there is nothing to choose from. */
  none?: ReactNode
  children: ReactNode
}) {
  const intl = useIntl()
  const { total, shown, failed } = found
  return (
    <div className="grid gap-3">
      <Input
        type="search"
        aria-label={intl.formatMessage({ defaultMessage: 'Search templates', id: '9eTz+D' })}
        placeholder={placeholder}
        value={words}
        onChange={({ target }) => onWords(target.value)}
      />
      {children}
      <div role="status" className="text-ink-muted text-sm">
        {failed ? (
          <FormattedMessage
            defaultMessage="The templates could not be loaded. Try again."
            id="34Y5gv"
          />
        ) : total === undefined ? (
          <FormattedMessage defaultMessage="Loading templates…" id="DaGmNY" />
        ) : shown === 0 ? (
          none
        ) : (
          total > shown && (
            <FormattedMessage
              defaultMessage="Only the first {shown} are shown. Search for the others."
              id="Lsf0rR"
              values={{ shown }}
            />
          )
        )}
      </div>
    </div>
  )
}
