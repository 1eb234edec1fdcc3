import { FormattedMessage, useIntl } from 'react-intl'
import type { QuestionChange } from './compare-papers.ts'
import type { WordRun } from './word-changes.ts'

/** Question by question, what became of it since an older version. */
export function QuestionChanges({ changes }: { changes: readonly QuestionChange[] }) {
  return (
    <ul className="grid grid-cols-1 gap-2.5 empty:hidden">
      {changes.map((change) => (
        <li key={change.id} className="border-line grid grid-cols-1 gap-1 border-l-2 pl-2.5">
          <h4 className="text-sm font-semibold">
            <Heading change={change} />
          </h4>
          <Words words={change.words} />
          {change.kind === 'changed' && change.words.every(({ kind }) => kind === 'same') && (
            <p className="text-ink-muted text-sm">
              <FormattedMessage
                defaultMessage="The words are the same; a picture, formula, type, format or pin differs."
                id="YZp4bd"
              />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function Heading({ change: { kind, number } }: { change: QuestionChange }) {
  switch (kind) {
    case 'added':
      return (
        <FormattedMessage
          defaultMessage="Question {number}: added"
          id="YBqrTA"
          values={{ number }}
        />
      )
    case 'removed':
      return (
        <FormattedMessage
          defaultMessage="Question {number}: removed"
          id="urPZmV"
          values={{ number }}
        />
      )
    case 'changed':
      return (
        <FormattedMessage
          defaultMessage="Question {number}: changed"
          id="00/mAj"
          values={{ number }}
        />
      )
    case 'moved':
      return (
        <FormattedMessage
          defaultMessage="Question {number}: moved"
          id="SRXki4"
          values={{ number }}
        />
      )
  }
}

/** Words that went are struck out and those that came underlined, so that colour is not all that tells them apart. */
function Words({ words }: { words: readonly WordRun[] }) {
  const intl = useIntl()
  if (words.length === 0) return null
  const said = {
    removed: intl.formatMessage({ defaultMessage: 'removed:', id: 'e1tqrO' }),
    added: intl.formatMessage({ defaultMessage: 'added:', id: 'quXczX' }),
  }
  return (
    <p className="text-sm break-words whitespace-pre-line">
      {words.map(({ kind, text }, at) => {
        if (kind === 'same') return <span key={at}>{text}</span>
        const Tag = kind === 'added' ? 'ins' : 'del'
        return (
          <Tag
            key={at}
            className={
              kind === 'added'
                ? 'bg-board/12 text-board font-semibold underline'
                : 'bg-danger/10 text-danger line-through'
            }
          >
            <span className="sr-only">{said[kind]}</span>
            {text}
          </Tag>
        )
      })}
    </p>
  )
}
