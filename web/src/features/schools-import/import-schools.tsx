import { FormattedMessage } from 'react-intl'
import { FileImport } from '@/domain/file-import/file-import.tsx'
import { useFileRun } from '@/domain/runs/use-file-run.ts'
import { GoneSchools } from './gone-schools.tsx'
import { schoolList } from './schools-kind.ts'

/** The Department's list of schools: what is new and changed is taken over, and what is gone is named. */
export function ImportSchools({ onClose }: { onClose: () => void }) {
  const run = useFileRun(schoolList.runs, () => undefined)
  return (
    <FileImport
      kind={schoolList}
      run={run}
      title={<FormattedMessage defaultMessage="Import a list of schools" id="8r96ij" />}
      options={{}}
      atEnd={(now) => <GoneSchools now={now} run={run} />}
      onClose={onClose}
    />
  )
}
