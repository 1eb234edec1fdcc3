import { Suspense } from 'react'
import { lazyPart } from '@/components/lazy-part.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import { listRoute } from '@/components/list/list-route.ts'
import { useDialogRow } from '@/components/list/use-dialog-row.ts'
import { useCounts } from '@/app/layouts/admin/use-counts.ts'
import { RowChanges } from '@/features/audit/row-changes.tsx'
import { DeleteSchool } from '@/features/schools/delete-school.tsx'
import { useSchoolActions, useSchoolDialogs } from '@/features/schools/school-actions.tsx'
import { SchoolDialog } from '@/features/schools/school-dialog.tsx'
import { schools } from '@/features/schools/schools-list.ts'
import { SchoolNowDocument } from '@/features/schools/schools.generated.ts'

export const { loader, shouldRevalidate } = listRoute(schools)

const ImportSchools = lazyPart(async () =>
  import('@/features/schools-import/import-schools.tsx').then((module) => module.ImportSchools),
)

/** The schools of the country: A2.10. */
export function Component() {
  const dialogs = useSchoolDialogs()
  const { name, value, close } = dialogs
  const requests = useCounts()?.schoolRequests ?? null
  const school = useDialogRow(
    SchoolNowDocument,
    name === 'new' || name === 'import' ? null : value,
    ({ schoolCollection }) => schoolCollection.edges[0]?.node,
    close,
    // Nothing tells this page of changes by others.
    { fresh: true },
  )
  return (
    <>
      <ListPage list={schools} {...useSchoolActions(dialogs, requests)} />
      {name === 'new' && <SchoolDialog school={null} onClose={close} />}
      {name === 'edit' && school !== null && (
        <SchoolDialog key={school.id} school={school} onClose={close} />
      )}
      {name === 'changes' && school !== null && (
        <RowChanges
          title={school.name}
          rows={[{ table: 'school', id: school.id }]}
          onClose={close}
        />
      )}
      {name === 'import' && (
        <Suspense>
          <ImportSchools onClose={close} />
        </Suspense>
      )}
      {name === 'delete' && school !== null && <DeleteSchool school={school} onClose={close} />}
    </>
  )
}
