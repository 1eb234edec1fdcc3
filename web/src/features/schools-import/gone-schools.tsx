import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Confirm } from '@/components/confirm.tsx'
import { WritingButton } from '@/components/writing-button.tsx'
import { planRemovals, type FileRow, type FileRun } from '@/domain/runs/file-run.ts'
import { countOf, stageOf } from '@/domain/runs/run-stage.ts'
import type { useFileRun } from '@/domain/runs/use-file-run.ts'
import { schoolList } from './schools-kind.ts'

/** Schools that the list does not have any more. They stay; once all else is done, those that nobody uses can be removed. */
export function GoneSchools({
  now,
  run,
}: {
  now: FileRun
  run: ReturnType<typeof useFileRun<FileRun, FileRow>>
}) {
  const [asked, setAsked] = useState(false)
  const gone = countOf(now, 'gone')
  const used = now.goneInUse ?? 0
  const unused = gone - used
  if (gone === 0) return null
  const remove = async () => {
    const planned = await planRemovals(run.client, schoolList.runs, now.id)
    run.take(planned)
    void run.run(planned)
  }
  return (
    <div className="border-line bg-paper grid gap-3 rounded-lg border p-4 text-sm">
      <p>
        <FormattedMessage
          defaultMessage="The file lacks {gone, plural, one {# school} other {# schools}} that this list has in the same provinces. The import removes no school. Teachers, lessons, papers or templates use {used, plural, =0 {none} other {#}} of them."
          id="LBdUfR"
          values={{ gone, used }}
        />
      </p>
      {stageOf(now) === 'done' && unused > 0 && (
        <div>
          <WritingButton variant="outline" size="sm" onClick={() => setAsked(true)}>
            <FormattedMessage
              defaultMessage="Remove {unused, plural, one {# school} other {# schools}} that nobody uses"
              id="hMD5n9"
              values={{ unused }}
            />
          </WritingButton>
        </div>
      )}
      {asked && (
        <Confirm
          danger
          title={
            <FormattedMessage
              defaultMessage="Remove {unused, plural, one {# school} other {# schools}}?"
              id="3xfd1c"
              values={{ unused }}
            />
          }
          action={<FormattedMessage defaultMessage="Remove" id="G/yZLu" />}
          onConfirm={remove}
          onClose={() => setAsked(false)}
        >
          <FormattedMessage
            defaultMessage="Teachers can no longer choose these schools. For 30 days you can undo the removal together with the import."
            id="VVO+Iu"
          />
        </Confirm>
      )}
    </div>
  )
}
