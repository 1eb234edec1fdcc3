import { useReadQuery, type QueryRef } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLoaderData } from 'react-router-dom'
import { PageTitle } from '@/components/page-title.tsx'
import { can } from '@/config/can.ts'
import { OwedRefunds } from '@/features/overview/owed-refunds.tsx'
import { UnsentMails } from '@/features/overview/unsent-mails.tsx'
import { readOverview } from '@/features/overview/overview-document.ts'
import { Sales } from '@/features/overview/sales.tsx'
import { Waiting } from '@/features/overview/waiting.tsx'
import { preloadQuery } from '@/graphql/client.ts'
import { currentGroups } from '@/lib/groups.ts'
import { OverviewDocument, type OverviewQuery } from './overview.generated.ts'
import { ShopProblems } from './shop-problems.tsx'
import { SuperadminStart } from './superadmin-start.tsx'
import { workLinks } from './work-links.ts'

/** Superadmins who are not administrators open this page too; orders and money are not theirs to read. */
export const loader = () =>
  can(currentGroups(), 'call', 'overview_for_admin') ? preloadQuery(OverviewDocument) : null

/** The first page of the back-office: what waits, and what was sold. */
export function Component() {
  const intl = useIntl()
  const overview = useLoaderData<ReturnType<typeof loader>>()
  return (
    <>
      <PageTitle title={intl.formatMessage({ defaultMessage: 'Back-office', id: 'd1u5T7' })} />
      <h1 className="text-3xl">
        <FormattedMessage defaultMessage="Overview" id="9uOFF3" />
      </h1>
      {overview === null ? <SuperadminStart /> : <Shop overview={overview} />}
    </>
  )
}

function Shop({ overview }: { overview: QueryRef<OverviewQuery> }) {
  const { data } = useReadQuery(overview)
  if (typeof data.overviewForAdmin !== 'string') return null
  const read = readOverview(data.overviewForAdmin)
  return (
    <>
      <ShopProblems answer={data.shopProblems ?? null} />
      <div className="mt-6 grid gap-10">
        <Waiting overview={read} links={workLinks()} />
        <OwedRefunds refunds={read.refunds} />
        <UnsentMails mails={read.mails} />
        <Sales sales={read.sales} />
      </div>
    </>
  )
}
