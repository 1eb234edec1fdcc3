import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { movedWords } from './merge-words.ts'
import type { Preview } from './use-preview.ts'

/** What moves, what is there already, and what ends. */
export function MergePreview({
  preview,
  pending,
  emptied,
}: {
  preview: Preview | null
  pending: boolean
  /** How the account is called that ends. */
  emptied: string
}) {
  const intl = useIntl()
  if (pending) return <Skeleton className="h-28" />
  if (preview === null || preview.problem !== null) return null
  const rows = preview.moved.flatMap(({ table, ...counts }) => {
    const words = movedWords[table]
    return words === undefined ? [] : [{ table, name: intl.formatMessage(words), ...counts }]
  })
  return (
    <section aria-labelledby="merge-preview" className="grid gap-3">
      <h3 id="merge-preview" className="text-lg">
        <FormattedMessage defaultMessage="What will happen" id="XW1dDK" />
      </h3>
      {rows.length === 0 ? (
        <p className="text-ink-muted">
          <FormattedMessage
            defaultMessage="There is nothing in that account that would move."
            id="nzDWdi"
          />
        </p>
      ) : (
        <ul className="border-line divide-line divide-y rounded-lg border">
          {rows.map(({ table, name, moved, doubled }) => (
            <li key={table} className="flex items-baseline justify-between gap-4 px-4 py-2">
              <span>
                {name}
                {doubled > 0 && (
                  <span className="text-ink-muted block text-sm">
                    <FormattedMessage
                      defaultMessage="{count, plural, one {# is there already and goes: the one of the account that stays stands} other {# are there already and go: those of the account that stays stand}}"
                      id="YufeLL"
                      values={{ count: doubled }}
                    />
                  </span>
                )}
              </span>
              <span className="font-semibold tabular-nums">
                <FormattedNumber value={moved} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="border-chalk-yellow/60 bg-chalk-yellow/12 rounded-lg border p-4 wrap-anywhere">
        <FormattedMessage
          defaultMessage="{emptied} can no longer sign in, and all its devices are signed out. This cannot be undone."
          id="Kxnj/b"
          values={{ emptied: <strong>{emptied}</strong> }}
        />
      </p>
    </section>
  )
}
