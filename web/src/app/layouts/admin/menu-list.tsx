import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useGroups } from '@/lib/groups.ts'
import { cn } from '@/lib/class-names.ts'
import { MenuEntry, type EntryLook } from './menu-entry.tsx'
import { menuSections, sectionLabels, type MenuSection } from './menu-sections.ts'
import { useCounts } from './use-counts.ts'
import { useCurrentScreen } from './use-current-screen.ts'

/** The screens that this person may open, in sections. */
export function MenuList({ look, onChoose }: { look: EntryLook; onChoose?: () => void }) {
  const sections = menuSections(useGroups())
  return sections.map((section) => (
    <Section key={section.name ?? 'first'} section={section} look={look} onChoose={onChoose} />
  ))
}

function Section({
  section: { name, screens },
  look,
  onChoose,
}: {
  section: MenuSection
  look: EntryLook
  onChoose: (() => void) | undefined
}) {
  const intl = useIntl()
  const titleId = useId()
  const current = useCurrentScreen()
  const counts = useCounts()
  return (
    <div className={cn(name !== null && look === 'icon' && 'border-line mt-2 border-t pt-2')}>
      {name !== null && (
        <div
          id={titleId}
          className={
            look === 'icon'
              ? 'sr-only'
              : 'text-ink-muted mt-4 mb-1 px-2.5 text-[13px] font-semibold'
          }
        >
          {intl.formatMessage(sectionLabels[name])}
        </div>
      )}
      <ul
        className="grid grid-cols-1 gap-0.5"
        {...(name === null ? {} : { 'aria-labelledby': titleId })}
      >
        {screens.map((screen) => (
          <li key={screen.address.pattern}>
            <MenuEntry
              screen={screen}
              here={screen === current}
              waiting={(screen.counts ?? []).reduce((sum, one) => sum + (counts?.[one] ?? 0), 0)}
              look={look}
              onClick={onChoose}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
