import {
  CopyIcon,
  DatabaseIcon,
  FileClockIcon,
  FilePlus2Icon,
  ReceiptIcon,
  ReceiptTextIcon,
  UserPlusIcon,
} from 'lucide-react'
import { useIntl } from 'react-intl'
import type { Action } from '@/components/list/action.tsx'
import type { RowAction } from '@/components/list/row-actions.tsx'
import { useDialogs, type Dialogs } from '@/components/list/use-dialogs.ts'
import { useUsualActions } from '@/components/list/use-usual-actions.tsx'
import { useCopyText } from '@/components/use-copy-text.ts'
import { adminPaths } from '@/config/admin-paths.ts'
import { can } from '@/config/can.ts'
import { useGroups } from '@/lib/groups.ts'
import { showSnack } from '@/lib/snackbar.ts'
import type { CustomerRowFragment } from './customers.generated.ts'
import { useReportingData } from './use-reporting-data.ts'

/** What can be open over the customers. */
export const useCustomerDialogs = (): Dialogs<'create' | 'changes'> =>
  useDialogs(['create', 'changes'])

/** What can be done with the list. */
export function useHeaderActions({ open }: ReturnType<typeof useCustomerDialogs>): Action[] {
  const intl = useIntl()
  const { pending, create } = useReportingData()
  const maySum = can(useGroups(), 'call', 'create_reporting_data')
  const createTeacher: Action = {
    id: 'create-teacher',
    label: intl.formatMessage({ defaultMessage: 'Create Teacher', id: 's1EXq6' }),
    icon: <UserPlusIcon aria-hidden="true" />,
    writes: true,
    onSelect: () => open('create'),
  }
  if (!maySum) return [createTeacher]
  return [
    createTeacher,
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

/** What can be done with a customer. Those without a user have no email address to copy. */
export function useRowActions({ open }: ReturnType<typeof useCustomerDialogs>) {
  const intl = useIntl()
  const copyText = useCopyText()
  const { changes } = useUsualActions()
  const copyEmail = async (email: string) => {
    if (!(await copyText(email))) return
    showSnack(
      'done',
      intl.formatMessage({ defaultMessage: '{email} copied', id: 'e/FQX1' }, { email }),
    )
  }
  const sells = can(useGroups(), 'call', 'order_for_admin')
  return ({ id, email, teacherProfileId, owner }: CustomerRowFragment): RowAction[] => [
    ...(teacherProfileId === null || !sells
      ? []
      : [
          {
            id: 'orders',
            label: intl.formatMessage({ defaultMessage: 'View Orders', id: 'M5uusK' }),
            icon: <ReceiptTextIcon aria-hidden="true" />,
            to: adminPaths.ordersOfCustomer.href(teacherProfileId, owner),
            writes: true,
          },
          {
            id: 'new-order',
            label: intl.formatMessage({ defaultMessage: 'New Order', id: 'SU1E+O' }),
            icon: <ReceiptIcon aria-hidden="true" />,
            to: adminPaths.ordersOfCustomer.href(teacherProfileId, owner, 'new'),
            writes: true,
          },
          {
            id: 'quotes',
            label: intl.formatMessage({ defaultMessage: 'View Quotes', id: 'vP4n3D' }),
            icon: <FileClockIcon aria-hidden="true" />,
            to: adminPaths.quotesOfCustomer.href(teacherProfileId, owner),
            writes: true,
          },
          {
            id: 'new-quote',
            label: intl.formatMessage({ defaultMessage: 'New Quote', id: 'oJTwFb' }),
            icon: <FilePlus2Icon aria-hidden="true" />,
            to: adminPaths.quotesOfCustomer.href(teacherProfileId, owner, 'new'),
            writes: true,
          },
        ]),
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
    changes(() => open('changes', id)),
  ]
}
