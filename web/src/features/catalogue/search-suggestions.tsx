import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Link, type LinkProps } from 'react-router-dom'
import { ReadError } from '@/components/form/read-error.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { useTermName } from '@/i18n/term-name.ts'
import { searchWords } from './product-search.ts'
import { shelfOrder } from './refinement.ts'
import { SearchSuggestionsDocument } from './search-suggestions.generated.ts'

/** What the typed words find, each a way straight to it; loaded with the first key. */
export function SearchSuggestions({
  typed,
  toItem,
  onChosen,
}: {
  typed: string
  toItem: (id: string) => LinkProps
  onChosen: () => void
}) {
  const termName = useTermName()
  const readerLanguage = useLocale()
  const { data, previousData, error, refetch } = useQuery(SearchSuggestionsDocument, {
    variables: {
      words: searchWords(typed),
      readerLanguage,
      orderBy: shelfOrder(null, readerLanguage),
    },
  })
  const shown = data ?? previousData
  const items = shown?.items?.edges.map(({ node }) => node) ?? []
  return (
    <div className="bg-card border-line shadow-lift absolute inset-x-0 top-full z-30 mt-1.5 rounded-md border p-1.5 empty:hidden">
      <ReadError error={error} onRetry={refetch} />
      {items.length > 0 && typeof shown?.corrected === 'string' && (
        <p className="text-ink-muted px-2.5 py-1.5 text-sm">
          <FormattedMessage
            defaultMessage="Found with “{words}”"
            id="FnTjDw"
            values={{ words: shown.corrected }}
          />
        </p>
      )}
      {items.length > 0 && (
        <ul>
          {items.map(({ id, title, language, category }) => (
            <li key={id}>
              <Link
                {...toItem(id)}
                data-suggestion
                onClick={onChosen}
                className="hover:bg-board/10 focus-visible:bg-board/10 block rounded-sm px-2.5 py-2 text-[15px] leading-snug"
              >
                <span lang={language ?? undefined} className="line-clamp-2 wrap-anywhere">
                  {title}
                </span>
                <span className="text-ink-muted text-[13px]">
                  {[category?.parent?.name, category?.name]
                    .flatMap((name) => (name === undefined ? [] : termName(name)))
                    .join(' · ')}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
