import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { NothingFoundDrawing } from '@/components/brand/drawings/nothing-found.tsx'
import { EmptyState } from '@/components/empty-state.tsx'
import { FormError } from '@/components/form/form-error.tsx'
import { PageTitle } from '@/components/page-title.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { adminPaths } from '@/config/admin-paths.ts'
import type { AskedCustomer } from './use-customer.ts'

/** What stands in the place of a customer: while it is read, when that failed, and when there is no such customer. */
export function CustomerMissing({ asked }: { asked: AskedCustomer }) {
  const intl = useIntl()
  const missing = intl.formatMessage({ defaultMessage: 'There is no such customer', id: 'yE6Zym' })
  const heading = intl.formatMessage({ defaultMessage: 'Customers', id: 'TkYZBT' })
  return (
    <>
      <PageTitle title={asked.customer === null ? missing : heading} />
      <Place asked={asked} />
    </>
  )
}

function Place({ asked }: { asked: AskedCustomer }) {
  if (asked.customer === null) {
    return (
      <EmptyState
        heading="h1"
        drawing={<NothingFoundDrawing />}
        title={<FormattedMessage defaultMessage="There is no such customer" id="yE6Zym" />}
        action={
          <Button asChild>
            <Link to={adminPaths.customers.href()}>
              <FormattedMessage defaultMessage="All customers" id="ljxw1z" />
            </Link>
          </Button>
        }
      >
        <FormattedMessage
          defaultMessage="The account may have been closed since. Search the list for the person."
          id="usTym2"
        />
      </EmptyState>
    )
  }
  if (asked.error !== undefined) {
    return (
      <div className="grid justify-items-start gap-4">
        <FormError error={asked.error} />
        <Button variant="outline" onClick={asked.again}>
          <FormattedMessage defaultMessage="Try again" id="FazwRl" />
        </Button>
      </div>
    )
  }
  return (
    <div className="grid gap-6" aria-busy="true">
      <Skeleton className="h-10 w-72" />
      <div className="grid grid-cols-2 gap-4 min-[800px]:grid-cols-4">
        {[0, 1, 2, 3].map((each) => (
          <Skeleton key={each} className="h-[76px]" />
        ))}
      </div>
      <div className="grid gap-5 min-[1000px]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
    </div>
  )
}
