import { CopyIcon, DatabaseIcon, HistoryIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Action } from '@/components/list/action.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import { listRoute } from '@/components/list/list-route.ts'
import type { RowAction } from '@/components/list/row-actions.tsx'
import { useCopyText } from '@/components/use-copy-text.ts'
import { can } from '@/config/can.ts'
import { customers } from '@/features/customers/customers.list.ts'
import { useReportingData } from '@/features/customers/use-reporting-data.ts'
import type { CustomerRowFragment } from '@/features/customers/customers.generated.ts'
import { withTexts } from '@/i18n/catalogue.ts'
import { useGroups } from '@/lib/groups.ts'
import { showSnack } from '@/lib/snackbar.ts'

const AuditDrawer = lazy(() =>
  withTexts(import('@/features/audit/audit-drawer.tsx')).then((module) => ({
    default: module.AuditDrawer,
  })),
)

export const { loader, shouldRevalidate } = listRoute(customers)

/** Customers and administrators: who they are, and who changed what about them (A2.4). */
export function Component() {
  const rowActions = useRowActions()
  return (
    <>
      <ListPage list={customers} headerActions={useHeaderActions()} rowActions={rowActions.of} />
      {rowActions.audited !== null && (
        <Suspense fallback={null}>
          <AuditDrawer
            title={nameOf(rowActions.audited)}
            rows={writtenRows(rowActions.audited)}
            onClose={rowActions.closeAudit}
          />
        </Suspense>
      )}
    </>
  )
}

const nameOf = ({ title, name, surname, username }: CustomerRowFragment) =>
  [title, name, surname].filter((part) => part !== null).join(' ') || username

/** A customer is a profile and a user; a group is written down under the user. */
const writtenRows = ({ id, teacherProfileId }: CustomerRowFragment) => [
  ...(teacherProfileId === null ? [] : [{ table: 'teacher_profile', id: teacherProfileId }]),
  { table: 'user_group', id },
]

function useHeaderActions(): Action[] {
  const intl = useIntl()
  const { pending, create } = useReportingData()
  if (!can(useGroups(), 'call', 'create_reporting_data')) return []
  return [
    {
      id: 'reporting-data',
      label: pending
        ? intl.formatMessage({ defaultMessage: 'Creating reporting data…', id: 'kkOxsy' })
        : intl.formatMessage({ defaultMessage: 'Create Reporting Data', id: 'gtcAyY' }),
      icon: <DatabaseIcon aria-hidden="true" />,
      writes: true,
      onSelect: () => (pending ? undefined : void create()),
    },
  ]
}

function useRowActions() {
  const intl = useIntl()
  const copyText = useCopyText()
  const mayReadAudit = can(useGroups(), 'select', 'admin_audit')
  const [audited, setAudited] = useState<CustomerRowFragment | null>(null)
  const copyEmail = async (email: string) => {
    if (!(await copyText(email))) return
    showSnack(
      'done',
      intl.formatMessage({ defaultMessage: '{email} copied', id: 'e/FQX1' }, { email }),
    )
  }
  const of = (row: CustomerRowFragment): RowAction[] => {
    const { email } = row
    return [
      ...(email === null
        ? []
        : [
            {
              id: 'copy-email',
              label: intl.formatMessage({ defaultMessage: 'Copy email address', id: 'kDDojK' }),
              icon: <CopyIcon aria-hidden="true" />,
              onSelect: () => void copyEmail(email),
            },
          ]),
      ...(mayReadAudit
        ? [
            {
              id: 'audit',
              label: intl.formatMessage({ defaultMessage: 'Show changes', id: 'QqSmEm' }),
              icon: <HistoryIcon aria-hidden="true" />,
              onSelect: () => setAudited(row),
            },
          ]
        : []),
    ]
  }
  return { of, audited, closeAudit: () => setAudited(null) }
}
