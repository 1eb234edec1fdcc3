import { lazy, Suspense, type ComponentType } from 'react'
import { judge } from '@/config/access.ts'
import { paths } from '@/config/paths.ts'
import { withTexts } from '@/i18n/catalogue.ts'
import { useGroups } from '@/lib/groups.ts'

const DrawerStrip = lazy<ComponentType<{ onOpen: () => void }>>(async () =>
  withTexts(import('@/features/home-strip/drawer-strip.tsx'), 'planner').then(
    (module) => ({ default: module.DrawerStrip }),
    // Without a network the menu does without it.
    () => ({ default: () => null }),
  ),
)

/** What comes next for a teacher, in the menus of phones. Its height is known before it is there. */
export function DrawerStripPlace({ onOpen }: { onOpen: () => void }) {
  const groups = useGroups()
  if (judge(paths.calendar.access, groups) !== 'open') return null
  return (
    <div className="h-20">
      <Suspense fallback={null}>
        <DrawerStrip onOpen={onOpen} />
      </Suspense>
    </div>
  )
}
