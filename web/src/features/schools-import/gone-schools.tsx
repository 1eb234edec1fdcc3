import { FormattedMessage } from 'react-intl'
import type { FileRun } from '@/domain/runs/file-run.ts'
import { countOf } from '@/domain/runs/run-stage.ts'

/** Schools that the list does not have any more. They stay. */
export function GoneSchools({ now }: { now: FileRun }) {
  const gone = countOf(now, 'gone')
  if (gone === 0) return null
  return (
    <p className="border-line bg-paper rounded-lg border p-4 text-sm">
      <FormattedMessage
        defaultMessage="The file lacks {gone, plural, one {# school} other {# schools}} that this list has in the same provinces. The import removes no school. Teachers, lessons, papers or templates use {used, plural, =0 {none} other {#}} of them."
        id="LBdUfR"
        values={{ gone, used: now.goneInUse ?? 0 }}
      />
    </p>
  )
}
