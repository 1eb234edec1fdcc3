import { PanelLeftCloseIcon, PanelLeftOpenIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Tooltip } from '@/components/ui/tooltip.tsx'
import { cn } from '@/lib/class-names.ts'
import { MenuList } from './menu-list.tsx'
import { useMenuWidth } from './use-menu-width.ts'

/** The menu at the left from 800 px on, with names or, to leave the table more room, with icons only. */
export function AdminMenu() {
  const intl = useIntl()
  const { words, toggle } = useMenuWidth()
  const label = words
    ? intl.formatMessage({ defaultMessage: 'Show icons only', id: '5p0G5+' })
    : intl.formatMessage({ defaultMessage: 'Show the names', id: '6kzD2f' })
  return (
    <nav
      aria-label={intl.formatMessage({ defaultMessage: 'Main menu', id: 'QCv9lw' })}
      className={cn(
        'border-line bg-card/60 sticky top-14 hidden h-[calc(100dvh-56px)] shrink-0 flex-col border-r min-[800px]:flex',
        words ? 'w-58' : 'w-16',
      )}
    >
      <div className="flex-1 overflow-y-auto p-3">
        <MenuList look={words ? 'words' : 'icon'} />
      </div>
      <div className="border-line border-t p-3">
        <MenuWidthButton label={label} words={words} onClick={toggle} />
      </div>
    </nav>
  )
}

function MenuWidthButton({
  label,
  words,
  onClick,
}: {
  label: string
  words: boolean
  onClick: () => void
}) {
  const Icon = words ? PanelLeftCloseIcon : PanelLeftOpenIcon
  const button = (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={cn(
        'text-ink-muted hover:bg-board/8 hover:text-ink flex h-9 items-center gap-3 rounded-md text-[14.5px] font-medium',
        words ? 'w-full px-2.5' : 'w-10 justify-center',
      )}
    >
      <Icon aria-hidden="true" className="size-[18px] shrink-0" />
      {words && <span className="truncate">{label}</span>}
    </button>
  )
  return words ? button : <Tooltip text={label}>{button}</Tooltip>
}
