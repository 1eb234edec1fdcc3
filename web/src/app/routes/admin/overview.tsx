import { useReadQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { useLoaderData } from 'react-router-dom'
import { PageTitle } from '@/components/page-title.tsx'
import { can } from '@/config/can.ts'
import { currentGroups } from '@/lib/groups.ts'
import { preloadQuery } from '@/graphql/client.ts'
import { BackOfficeCountsDocument } from '@/app/layouts/admin/back-office-counts.generated.ts'
import { OverviewDocument } from './overview.generated.ts'
import { ShopProblems } from './shop-problems.tsx'

export const loader = () => ({
  overview: preloadQuery(OverviewDocument, {
    variables: {
      now: new Date().toISOString(),
      // Only administrators may read the problems; superadmins who are not administrators open this page too.
      admin: can(currentGroups(), 'call', 'shop_problems'),
    },
  }),
  counts: preloadQuery(BackOfficeCountsDocument),
})

/** The first page of the back-office: how much work is waiting. */
export function Component() {
  const intl = useIntl()
  const queries = useLoaderData<ReturnType<typeof loader>>()
  const { data } = useReadQuery(queries.overview)
  const counts = useReadQuery(queries.counts).data
  return (
    <>
      <PageTitle title={intl.formatMessage({ defaultMessage: 'Back-office', id: 'd1u5T7' })} />
      <h1 className="text-3xl">
        <FormattedMessage defaultMessage="Overview" id="9uOFF3" />
      </h1>
      <ShopProblems answer={data.shopProblems ?? null} />
      <dl className="mt-6 grid gap-4 min-[600px]:grid-cols-3">
        <Figure
          label={<FormattedMessage defaultMessage="Orders waiting for their payment" id="DEz8Dv" />}
          value={counts.ordersToPay.totalCount}
        />
        <Figure
          label={<FormattedMessage defaultMessage="Open quotes" id="sVL8Hz" />}
          value={counts.openQuotes.totalCount}
        />
        <Figure
          label={<FormattedMessage defaultMessage="Published resources" id="rJgYTy" />}
          value={data.published.totalCount}
        />
      </dl>
    </>
  )
}

function Figure({ label, value }: { label: ReactNode; value: number }) {
  return (
    <div className="bg-card border-line rounded-lg border p-5">
      <dt className="text-ink-muted text-sm">{label}</dt>
      <dd className="mt-1 text-4xl font-semibold tabular-nums">
        <FormattedNumber value={value} />
      </dd>
    </div>
  )
}
