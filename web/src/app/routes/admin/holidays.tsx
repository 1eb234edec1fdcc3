import { skipToken, useApolloClient, useQuery } from '@apollo/client/react'
import { HistoryIcon, PencilIcon, PlusIcon, Trash2Icon } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ConfirmDelete } from '@/components/confirm-delete.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import { listRoute } from '@/components/list/list-route.ts'
import { useDialogs } from '@/components/list/use-dialogs.ts'
import { HolidayDialog } from '@/features/holidays/holiday-dialog.tsx'
import { HolidayNowDocument } from '@/features/holidays/holidays.generated.ts'
import { holidays } from '@/features/holidays/holidays-list.ts'
import { deleteHoliday } from '@/features/holidays/save-holiday.ts'
import { withTexts } from '@/i18n/catalogue.ts'

const AuditDrawer = lazy(() =>
  withTexts(import('@/features/audit/audit-drawer.tsx')).then((module) => ({
    default: module.AuditDrawer,
  })),
)

export const { loader, shouldRevalidate } = listRoute(holidays)

/** The days without school: A2.9. */
export function Component() {
  const intl = useIntl()
  const client = useApolloClient()
  const { name, value: id, open, close } = useDialogs(['new', 'edit', 'changes', 'delete'])
  const { data } = useQuery(
    HolidayNowDocument,
    id === null || name === 'new' ? skipToken : { variables: { id } },
  )
  const holiday = data?.holidayCollection.edges[0]?.node ?? null
  return (
    <>
      <ListPage
        list={holidays}
        primary={{
          id: 'new',
          label: intl.formatMessage({ defaultMessage: 'New Holiday', id: 'cXXg5Y' }),
          icon: <PlusIcon aria-hidden="true" />,
          onSelect: () => open('new'),
          writes: true,
        }}
        rowActions={({ id: row }) => [
          {
            id: 'edit',
            label: intl.formatMessage({ defaultMessage: 'Edit', id: 'wEQDC6' }),
            icon: <PencilIcon aria-hidden="true" />,
            onSelect: () => open('edit', row),
            writes: true,
          },
          {
            id: 'changes',
            label: intl.formatMessage({ defaultMessage: 'Show changes', id: 'QqSmEm' }),
            icon: <HistoryIcon aria-hidden="true" />,
            onSelect: () => open('changes', row),
          },
          {
            id: 'delete',
            label: intl.formatMessage({ defaultMessage: 'Delete', id: 'K3r6DQ' }),
            icon: <Trash2Icon aria-hidden="true" />,
            onSelect: () => open('delete', row),
            writes: true,
            danger: true,
          },
        ]}
      />
      {name === 'new' && <HolidayDialog holiday={null} onClose={close} />}
      {name === 'edit' && holiday !== null && (
        <HolidayDialog key={holiday.id} holiday={holiday} onClose={close} />
      )}
      {name === 'changes' && holiday !== null && (
        <Suspense fallback={null}>
          <AuditDrawer
            title={holiday.label}
            rows={[{ table: 'holiday', id: holiday.id }]}
            onClose={close}
          />
        </Suspense>
      )}
      {name === 'delete' && holiday !== null && (
        <ConfirmDelete
          title={
            <FormattedMessage
              defaultMessage="Are you sure you want to delete this holiday?"
              id="xvPIyi"
            />
          }
          onDelete={async () => deleteHoliday(client, holiday.id)}
          onClose={close}
        >
          <FormattedMessage
            defaultMessage="{label} disappears from every teacher’s calendar."
            id="kZHlLb"
            values={{ label: holiday.label }}
          />
        </ConfirmDelete>
      )}
    </>
  )
}
