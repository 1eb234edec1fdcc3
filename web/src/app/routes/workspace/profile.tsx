import { useReadQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { PageTitle } from '@/components/page-title.tsx'
import { ClassesCard } from '@/features/classes/classes-card.tsx'
import { ProfileCard } from '@/features/profile/profile-card.tsx'
import { ScheduleCard } from '@/features/schedule/schedule-card.tsx'
import { MySubscription } from '@/features/subscription/my-subscription.tsx'
import { SubscriptionsEnded } from '@/features/subscription/subscriptions-ended.tsx'
import { preloadQuery } from '@/graphql/client.ts'
import { ProfilePageDocument } from '@/graphql/generated.ts'
import { signedInUser } from '../../guard.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await signedInUser(request)
  const query = preloadQuery(ProfilePageDocument, {
    variables: { userId: user.id },
    fetchPolicy: 'cache-and-network',
  })
  // The page appears whole; its menu entry shows the wait. What fails is shown in its place.
  await preloadQuery.toPromise(query).catch(() => undefined)
  return { query, email: user.email, userId: user.id }
}

/** spec/teacher.md 2, "Profile page": three cards, and what became of subscriptions. */
export function Component() {
  const intl = useIntl()
  const { query, email, userId } = useLoaderData<typeof loader>()
  const { data } = useReadQuery(query)
  const title = intl.formatMessage({ defaultMessage: 'Profile', id: 'itPgxd' })
  const profile = data.teacherProfileCollection.edges[0]?.node ?? null
  return (
    <div className="w-full max-w-[1180px]">
      <PageTitle title={title} />
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-3xl">{title}</h1>
        <p className="text-ink-muted text-[15px] break-all">
          <FormattedMessage defaultMessage="Signed in as" id="eKkv+H" /> {email}
        </p>
      </div>
      <div className="grid items-start gap-5 min-[1100px]:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <ProfileCard profile={profile} />
        <div className="grid min-w-0 gap-5">
          <ScheduleCard schedule={data.teacherScheduleCollection.edges.map(({ node }) => node)} />
          <ClassesCard
            classes={data.teacherClassSubjectCollection.edges.map(({ node }) => node)}
            subjects={data.subjectCollection.edges.map(({ node }) => node)}
          />
        </div>
      </div>
      <section className="mt-10 max-w-2xl">
        <h2 className="mb-4 text-2xl">
          <FormattedMessage defaultMessage="Subscription" id="R/6nsx" />
        </h2>
        <MySubscription userId={userId} />
        <SubscriptionsEnded />
      </section>
    </div>
  )
}
