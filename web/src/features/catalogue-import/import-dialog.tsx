import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Choice } from '@/components/ui/choice.tsx'
import { FileImport } from '@/domain/file-import/file-import.tsx'
import { BringFiles } from './bring/bring-files.tsx'
import { wantedFiles } from './bring/wanted-files.ts'
import { catalogue } from './catalogue-kind.ts'
import { useImport } from './run/catalogue-run.ts'

/** Resources from a file. Files that its rows name and that are not stored yet are brought in before they are sent. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const run = useImport()
  const [createTags, setCreateTags] = useState(false)
  return (
    <FileImport
      kind={catalogue}
      run={run}
      title={<FormattedMessage defaultMessage="Import resources" id="xw10/F" />}
      options={{ createTags }}
      settings={
        <Choice
          type="checkbox"
          checked={createTags}
          onChange={({ target }) => setCreateTags(target.checked)}
        >
          <FormattedMessage defaultMessage="Make tags that do not exist yet" id="z1GUv2" />
        </Choice>
      }
      between={{
        isNeeded: ({ rows }) => wantedFiles(rows).length > 0,
        show: ({ named, onDone, onBack }) => (
          <BringFiles
            named={named}
            files={wantedFiles(named.rows)}
            onBrought={onDone}
            onBack={onBack}
          />
        ),
      }}
      onClose={onClose}
    />
  )
}
