import type { ReactNode } from 'react'
import { FormattedMessage, type IntlShape } from 'react-intl'
import { errorSentence } from '@/i18n/error-messages.ts'
import type { CreateState } from './use-create.ts'
import type { SearchState } from './use-search.ts'

/** What a list says in the words of its form. */
export interface ListWords {
  /** Names the list for screen readers. */
  listLabel: string
  /** Before anything is typed, such as what to type. */
  start?: ReactNode
  /** Nothing contains the words. */
  none?: (words: string) => ReactNode
  /** There is more than the list shows. */
  more?: ReactNode
}

/**
 * The one line below a list: the most urgent of what there is to say. A screen reader is told how many choices there are
 * when there is nothing else.
 * @param most how many may be chosen, once that many are
 */
export function listMessage(
  intl: IntlShape,
  { start, none, more }: ListWords,
  { words, choices, searching, error, more: isMore = false }: SearchState<unknown>,
  creating: CreateState,
  most: number | null,
): ReactNode {
  const failed = creating.error ?? error
  if (failed !== null) return errorSentence(intl, failed)
  if (creating.making) return <FormattedMessage defaultMessage="Adding…" id="sFMK25" />
  if (most !== null) {
    return (
      <FormattedMessage
        defaultMessage="{most, plural, one {Only # can be chosen.} other {At most # can be chosen.}} Remove one first."
        id="lMUHee"
        values={{ most }}
      />
    )
  }
  if (searching) return <FormattedMessage defaultMessage="Searching…" id="/Mzoqv" />
  if (choices.length === 0 && (words !== '' || start === undefined)) {
    return (
      none?.(words) ??
      (words === '' ? (
        <FormattedMessage defaultMessage="There is nothing to choose from." id="f+NvBe" />
      ) : (
        <FormattedMessage
          defaultMessage="Nothing found for “{words}”."
          id="hiyGAI"
          values={{ words }}
        />
      ))
    )
  }
  if (isMore) {
    return (
      more ?? (
        <FormattedMessage defaultMessage="There are more. Type more of the name." id="tCtW4B" />
      )
    )
  }
  if (words === '' && start !== undefined) return start
  return (
    <span className="sr-only">
      <FormattedMessage
        defaultMessage="{count, plural, one {# choice} other {# choices}}"
        id="Dh12Ug"
        values={{ count: choices.length }}
      />
    </span>
  )
}
