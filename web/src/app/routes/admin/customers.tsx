import { useNavigate } from 'react-router-dom'
import { ListPage } from '@/components/list/list-page.tsx'
import { listRoute } from '@/components/list/list-route.ts'
import { useDialogRow } from '@/components/list/use-dialog-row.ts'
import { RowChanges } from '@/features/audit/row-changes.tsx'
import { CreateTeacherDialog } from '@/features/customers/create-teacher-dialog.tsx'
import {
  useCustomerDialogs,
  useHeaderActions,
  useRowActions,
} from '@/features/customers/customer-actions.tsx'
import { customers } from '@/features/customers/customers-list.ts'
import {
  CustomerNowDocument,
  type CustomerRowFragment,
} from '@/features/customers/customers.generated.ts'

export const { loader, shouldRevalidate } = listRoute(customers)

const nameOf = ({ title, name, surname, username }: CustomerRowFragment) =>
  [title, name, surname].filter((part) => part !== null).join(' ') || username

/** A customer is a profile and a user; a group is written down under the user. */
const writtenRows = ({ id, teacherProfileId }: CustomerRowFragment) => [
  ...(teacherProfileId === null ? [] : [{ table: 'teacher_profile', id: teacherProfileId }]),
  { table: 'user_group', id },
]

/** Customers and administrators: who they are, and who changed what about them (A2.4). */
export function Component() {
  const navigate = useNavigate()
  const dialogs = useCustomerDialogs()
  const { name, value, close } = dialogs
  const customer = useDialogRow(
    CustomerNowDocument,
    name === 'create' ? null : value,
    ({ reportingTeacherCollection }) => reportingTeacherCollection.edges[0]?.node,
    close,
  )
  return (
    <>
      <ListPage
        list={customers}
        headerActions={useHeaderActions(dialogs)}
        rowActions={useRowActions(dialogs)}
      />
      {name === 'create' && (
        <CreateTeacherDialog
          onFound={(email) =>
            void navigate(`${customers.toUrl({ search: email })}&create=yes`, { replace: true })
          }
          onClose={close}
        />
      )}
      {name === 'changes' && customer !== null && (
        <RowChanges title={nameOf(customer)} rows={writtenRows(customer)} onClose={close} />
      )}
    </>
  )
}
