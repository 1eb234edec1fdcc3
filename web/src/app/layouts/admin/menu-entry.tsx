import { FormattedNumber, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { AdminScreen } from '@/app/routes/admin/screens.ts'
import { ChalkStroke } from '@/components/brand/chalk-stroke.tsx'
import { Tooltip } from '@/components/ui/tooltip.tsx'
import { cn } from '@/lib/class-names.ts'

/** How an entry looks: with its name, as an icon only, or larger for a touch screen. */
export type EntryLook = 'words' | 'icon' | 'thumb'

const looks: Record<EntryLook, string> = {
  words: 'h-9 gap-3 px-2.5 text-[14.5px]',
  icon: 'h-9 w-10 justify-center',
  thumb: 'h-12 gap-4 px-3 text-[17px]',
}

/** An entry of the menu. */
export function MenuEntry({
  screen,
  here,
  waiting,
  look,
  onClick,
}: {
  screen: AdminScreen
  here: boolean
  /** How many orders and quotes wait there; zero is not shown. */
  waiting: number
  look: EntryLook
  onClick?: (() => void) | undefined
}) {
  const intl = useIntl()
  const label = intl.formatMessage(screen.address.name)
  const labelWithCount = intl.formatMessage(
    {
      defaultMessage: '{label}, {count, plural, one {# waiting} other {# waiting}}',
      description: 'An entry of the menu: how many orders or quotes somebody should see to',
      id: 'NAcHNa',
    },
    { label, count: waiting },
  )
  const link = (
    <Link
      to={screen.address.href()}
      aria-label={waiting > 0 ? labelWithCount : undefined}
      aria-current={here ? 'page' : undefined}
      onClick={onClick}
      className={cn(
        'relative flex items-center rounded-md font-medium [&_svg]:shrink-0',
        looks[look],
        here ? 'bg-board/10 text-board' : 'text-ink hover:bg-board/8',
      )}
    >
      <screen.icon aria-hidden="true" className="size-[18px]" />
      <span className={look === 'icon' ? 'sr-only' : 'relative min-w-0'}>
        <span className="block truncate">{label}</span>
        {here && look !== 'icon' && (
          <ChalkStroke
            draw
            className="text-chalk-yellow absolute inset-x-0 -bottom-1.5 h-1.5 w-full"
          />
        )}
      </span>
      {waiting > 0 && <Waiting count={waiting} corner={look === 'icon'} />}
    </Link>
  )
  return look === 'icon' ? (
    <Tooltip text={waiting > 0 ? labelWithCount : label}>{link}</Tooltip>
  ) : (
    link
  )
}

function Waiting({ count, corner }: { count: number; corner: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'bg-chalk-yellow/25 text-ink grid place-items-center rounded-full text-xs font-semibold tabular-nums',
        corner
          ? 'bg-chalk-yellow! absolute top-1 right-1.5 size-2'
          : 'ml-auto h-[22px] min-w-[22px] px-1.5',
      )}
    >
      {!corner && <FormattedNumber value={count} />}
    </span>
  )
}
