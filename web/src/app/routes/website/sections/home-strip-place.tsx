import { lazy, Suspense, type ComponentType } from 'react'
import { FormattedMessage } from 'react-intl'
import { judge } from '@/config/access.ts'
import { paths } from '@/config/paths.ts'
import { withTexts } from '@/i18n/catalogue.ts'
import { useGroups } from '@/lib/groups.ts'
import { useSession } from '@/lib/session.ts'

const HomeStrip = lazy<ComponentType>(async () =>
  withTexts(import('@/features/home-strip/home-strip.tsx'), 'planner').then(
    (module) => ({ default: module.HomeStrip }),
    // Without a network the home page does without it.
    () => ({ default: () => null }),
  ),
)

/**
 * A teacher's own strip at the top of the home page. Its height is fixed, so that the page below never moves; a visitor
 * neither sees nor downloads it.
 */
export function HomeStripPlace() {
  const signedIn = useSession().status === 'signed-in'
  const groups = useGroups()
  if (!signedIn || judge(paths.calendar.access, groups) !== 'open') return null
  return (
    <section aria-labelledby="your-day" className="border-line bg-card border-b">
      <h2 id="your-day" className="sr-only">
        <FormattedMessage defaultMessage="Your day" id="BV0cQk" />
      </h2>
      <div className="page flex h-[244px] flex-col gap-3 overflow-hidden py-4 min-[900px]:grid min-[900px]:h-[112px] min-[900px]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] min-[900px]:items-center min-[900px]:gap-8">
        <Suspense fallback={null}>
          <HomeStrip />
        </Suspense>
      </div>
    </section>
  )
}
