import { useReadQuery } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { PageTitle } from '@/components/page-title.tsx'
import { subjectChoices } from '@/domain/school/subject-choices.ts'
import { useGroups } from '@/lib/groups.ts'
import { ClassesCard } from '@/features/classes/classes-card.tsx'
import { ProfileCard } from '@/features/profile/profile-card.tsx'
import { ScheduleCard } from '@/features/schedule/schedule-card.tsx'
import { MySubscription } from '@/features/subscription/my-subscription.tsx'
import { SubscriptionsEnded } from '@/features/subscription/subscriptions-ended.tsx'
import { preloadQuery } from '@/graphql/client.ts'
import { ProfilePageDocument } from './profile-page.generated.ts'
import { signedInUser } from '../../guard.ts'
import { endFirstSteps, firstStepsAreOver, openStep } from './first-steps/first-visit.ts'
import { FirstSteps } from './first-steps/first-steps.tsx'
import { ResumeCard } from './first-steps/resume-card.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await signedInUser(request)
  const query = preloadQuery(ProfilePageDocument, {
    variables: { userId: user.id },
    fetchPolicy: 'cache-and-network',
  })
  // The page appears complete; meanwhile its menu entry shows the loading state. The page shows a failure.
  await preloadQuery.toPromise(query).catch(() => undefined)
  return { query, user }
}

/** Three cards and the state of a former subscription (T2.2); on the first visit, steps instead. */
export function Component() {
  const intl = useIntl()
  const { query, user } = useLoaderData<typeof loader>()
  const { data } = useReadQuery(query)
  const profile = data.teacherProfileCollection.edges[0]?.node ?? null
  const classes = data.teacherClassSubjectCollection.edges.map(({ node }) => node)
  const subjects = subjectChoices(data)
  const teaches = useGroups().includes('teacher')
  const left = teaches ? openStep({ profile, classes }) : null
  const [guided, setGuided] = useState(left === 'person' && !firstStepsAreOver(user.id))
  const week = useRef<HTMLDivElement>(null)
  const endSteps = (next: 'profile' | 'week') => {
    endFirstSteps(user.id)
    flushSync(() => setGuided(false))
    if (next === 'week') week.current?.scrollIntoView({ block: 'start' })
    else window.scrollTo({ top: 0 })
  }
  const title = intl.formatMessage({ defaultMessage: 'Profile', id: 'itPgxd' })
  return (
    <div className="w-full max-w-[1180px]">
      <PageTitle title={title} />
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-3xl">
          {guided ? <FormattedMessage defaultMessage="Welcome to Kryt" id="YBFvCw" /> : title}
        </h1>
        <p className="text-ink-muted text-[15px] break-all">
          <FormattedMessage defaultMessage="Signed in as" id="eKkv+H" /> {user.email}
        </p>
      </div>
      {guided ? (
        <FirstSteps profile={profile} classes={classes} subjects={subjects} onEnd={endSteps} />
      ) : (
        <>
          {left !== null && <ResumeCard onResume={() => setGuided(true)} />}
          <div className="grid grid-cols-1 items-start gap-5 min-[1100px]:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
            <ProfileCard profile={profile} />
            <div ref={week} className="grid min-w-0 scroll-mt-20 grid-cols-1 gap-5">
              <ScheduleCard
                schedule={data.teacherScheduleCollection.edges.map(({ node }) => node)}
              />
              <ClassesCard classes={classes} subjects={subjects} />
            </div>
          </div>
        </>
      )}
      {!guided && (
        <section className="mt-10 max-w-2xl">
          <h2 className="mb-4 text-2xl">
            <FormattedMessage defaultMessage="Subscription" id="R/6nsx" />
          </h2>
          <MySubscription userId={user.id} />
          <SubscriptionsEnded />
        </section>
      )}
    </div>
  )
}
