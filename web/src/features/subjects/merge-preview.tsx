import { FormattedMessage } from 'react-intl'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { isUsed, type Merged } from './uses.ts'
import { UsesWords } from './uses-words.tsx'

/** What a merge moves, before it is pressed. */
export function MergePreview({ merged, pending }: { merged: Merged | null; pending: boolean }) {
  if (pending) return <Skeleton className="h-14" />
  if (merged === null) return null
  return (
    <div
      role="status"
      className="border-chalk-yellow/60 bg-chalk-yellow/12 grid gap-2 rounded-lg border p-4"
    >
      <p>
        {isUsed(merged) ? (
          <FormattedMessage
            defaultMessage="Moves {what}. This cannot be undone."
            id="//KqM0"
            values={{ what: <UsesWords uses={merged} /> }}
          />
        ) : (
          <FormattedMessage defaultMessage="Nothing has it. This cannot be undone." id="UPJLZn" />
        )}
      </p>
      {merged.renamed > 0 && (
        <p>
          <FormattedMessage
            defaultMessage="{count, plural, one {# class has} other {# classes have}} a name that its teacher uses there already, and {count, plural, one {gets} other {get}} a number after it."
            id="ukPPgV"
            values={{ count: merged.renamed }}
          />
        </p>
      )}
    </div>
  )
}
