import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import type { LineNote, Table } from './read-table.ts'

const mostShown = 20

const noteWords: Record<LineNote['word'], MessageDescriptor> = defineMessages({
  quote_as_text: {
    defaultMessage:
      'Line {line, number}: a quotation mark has no pair and is read as a letter: {text}',
    id: 'Z/7icR',
  },
  quote_unclear: {
    defaultMessage:
      'Line {line, number} is left out: because of a quotation mark we cannot tell where the columns end: {text}',
    id: 'FrKuwC',
  },
  rounded_as_shown: {
    defaultMessage:
      'Row {line, number}: a cell shows less than it holds; we read what it shows: {text}',
    id: 'NuHL3h',
  },
  other_letters: {
    defaultMessage:
      'Line {line, number} is written in another encoding than the rest. Please look at its letters: {text}',
    id: 'v1rVlK',
  },
})

/** Lines of a file of which a person should know something before it is checked. */
export function FileNotes({ table: { notes, tooLong } }: { table: Table }) {
  const intl = useIntl()
  const all = [
    ...notes.map(({ line, word, text }) => ({
      line,
      sentence: intl.formatMessage(noteWords[word], { line, text }),
    })),
    ...tooLong.map(({ line, cells }) => ({
      line,
      sentence: intl.formatMessage(
        {
          defaultMessage:
            'Line {line, number} is left out: it has more cells than there are columns: {text}',
          id: 'FAUO36',
        },
        { line, text: cells.join(' | ').slice(0, 200) },
      ),
    })),
  ].sort((a, b) => a.line - b.line)
  if (all.length === 0) return null
  return (
    <div
      role="status"
      className="border-chalk-yellow/60 bg-chalk-yellow/12 grid gap-2 rounded-lg border p-4 text-sm"
    >
      <p className="font-semibold">
        <FormattedMessage
          defaultMessage="{count, plural, one {Please look at # line:} other {Please look at # lines:}}"
          id="crPaO2"
          values={{ count: all.length }}
        />
      </p>
      <ul className="grid max-h-48 gap-1 overflow-y-auto wrap-anywhere">
        {all.slice(0, mostShown).map(({ line, sentence }) => (
          <li key={`${String(line)} ${sentence}`}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}
