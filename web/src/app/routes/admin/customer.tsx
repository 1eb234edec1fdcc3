import { useIntl } from 'react-intl'
import { useNavigate, useParams } from 'react-router-dom'
import { useDialogs } from '@/components/list/use-dialogs.ts'
import { PageTitle } from '@/components/page-title.tsx'
import { adminPaths } from '@/config/admin-paths.ts'
import { can } from '@/config/can.ts'
import { RowChanges } from '@/features/audit/row-changes.tsx'
import { MergeDialog } from '@/features/customers/merge/merge-dialog.tsx'
import { customerName, type Customer } from '@/features/customers/page/customer-document.ts'
import { CustomerMissing } from '@/features/customers/page/customer-missing.tsx'
import { CustomerView } from '@/features/customers/page/customer-view.tsx'
import { GroupsDialog } from '@/features/customers/page/groups-dialog.tsx'
import { NoteDialog } from '@/features/customers/page/note-dialog.tsx'
import { useCustomer, type AskedCustomer } from '@/features/customers/page/use-customer.ts'
import { useGroups } from '@/lib/groups.ts'
import { isUuid } from '@/lib/uuid.ts'

const dialogs = ['note', 'groups', 'merge', 'changes'] as const

const nobody: AskedCustomer = { customer: null, error: undefined, again: () => undefined }

/** One customer: who it is, what was ordered and is owned, and what the office does for the person. */
export function Component() {
  const { customerId = '' } = useParams()
  return isUuid(customerId) ? (
    <CustomerPage key={customerId} customerId={customerId} />
  ) : (
    <CustomerMissing asked={nobody} />
  )
}

function CustomerPage({ customerId }: { customerId: string }) {
  const intl = useIntl()
  const asked = useCustomer(customerId)
  const { name, open, close } = useDialogs(dialogs)
  const { customer } = asked
  const heading = intl.formatMessage({ defaultMessage: 'Customers', id: 'TkYZBT' })
  if (customer === null || customer === undefined) {
    return <CustomerMissing asked={asked} />
  }
  return (
    <>
      <PageTitle title={`${customerName(customer)} · ${heading}`} />
      <CustomerView customer={customer} onOpen={(dialog) => open(dialog)} />
      {name !== null && <CustomerDialogs customer={customer} name={name} onClose={close} />}
    </>
  )
}

/** A customer is a profile and a user; a group is written down under the user. */
const writtenRows = ({ id, teacherProfileId, notes }: Customer) => [
  ...(teacherProfileId === null
    ? []
    : [
        { table: 'teacher_profile', id: teacherProfileId },
        { table: 'account_merge', id: teacherProfileId },
      ]),
  { table: 'user_group', id },
  { table: 'session', id },
  ...notes.rows.map((note) => ({ table: 'customer_note', id: note.id })),
]

function CustomerDialogs({
  customer,
  name,
  onClose,
}: {
  customer: Customer
  name: (typeof dialogs)[number]
  onClose: () => void
}) {
  const navigate = useNavigate()
  const mine = useGroups()
  const { teacherProfileId, userId } = customer
  const called = customerName(customer)
  switch (name) {
    case 'note':
      return teacherProfileId === null ? null : (
        <NoteDialog teacherProfileId={teacherProfileId} name={called} onClose={onClose} />
      )
    case 'groups':
      return userId === null || !can(mine, 'call', 'set_user_groups') ? null : (
        <GroupsDialog customer={customer} userId={userId} onClose={onClose} />
      )
    case 'merge':
      return teacherProfileId === null || !can(mine, 'call', 'merge_accounts') ? null : (
        <MergeDialog
          customer={customer}
          profileId={teacherProfileId}
          onMerged={(keptId) => void navigate(adminPaths.customer.href(keptId), { replace: true })}
          onClose={onClose}
        />
      )
    case 'changes':
      return <RowChanges title={called} rows={writtenRows(customer)} onClose={onClose} />
  }
}
