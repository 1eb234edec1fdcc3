import { CopyIcon, EllipsisVerticalIcon, PencilIcon, PlusIcon, Trash2Icon } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@/components/ui/menu.tsx'
import type { ScheduleCard_DayFragment } from './schedule-card.generated.ts'
import { useOnline } from '@/lib/network-status.ts'
import { partsOfDay, timeSpan } from '@/domain/school/school-day.ts'
import { DayStrip } from './day-strip.tsx'

const shape =
  'grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 py-3 min-[740px]:grid-cols-[9rem_1fr_2rem]'

/** A day of the week: its name and times, its picture, and what can be done with it. */
export function ScheduleRow({
  day,
  name,
  scale,
  onAct,
}: {
  day: ScheduleCard_DayFragment
  name: string
  scale: { from: number; to: number }
  onAct: (kind: 'edit' | 'copy' | 'delete') => void
}) {
  const intl = useIntl()
  const online = useOnline()
  const parts = partsOfDay(day)
  const breaks = day.breakDurations.length
  return (
    <li className={shape}>
      <div>
        <h3 className="text-base tracking-normal">{name}</h3>
        <p className="text-ink-muted text-sm tabular-nums">
          {timeSpan(day.startTime, day.endTime)}
        </p>
        <p className="sr-only">
          {day.periods !== null && (
            <FormattedMessage
              defaultMessage="{periods, plural, one {# period} other {# periods}}, {breaks, plural, =0 {no breaks} one {# break} other {# breaks}}"
              id="SltRCb"
              values={{ periods: day.periods, breaks }}
            />
          )}
        </p>
      </div>
      <DayStrip
        parts={parts}
        {...scale}
        className="col-span-2 row-start-2 min-[740px]:col-span-1 min-[740px]:col-start-2 min-[740px]:row-start-1"
      />
      <Menu>
        <MenuTrigger asChild>
          <Button
            variant="quiet"
            size="icon"
            className="-mr-2 justify-self-end"
            disabled={!online}
            aria-label={intl.formatMessage(
              { defaultMessage: 'Change {day}', id: '4e1gDN' },
              { day: name },
            )}
          >
            <EllipsisVerticalIcon aria-hidden="true" />
          </Button>
        </MenuTrigger>
        <MenuContent>
          <Action icon={<PencilIcon aria-hidden="true" />} onSelect={() => onAct('edit')}>
            <FormattedMessage defaultMessage="Edit" id="wEQDC6" />
          </Action>
          <Action icon={<CopyIcon aria-hidden="true" />} onSelect={() => onAct('copy')}>
            <FormattedMessage defaultMessage="Copy to other days" id="vPGGiJ" />
          </Action>
          <Action icon={<Trash2Icon aria-hidden="true" />} onSelect={() => onAct('delete')}>
            <FormattedMessage defaultMessage="Delete" id="K3r6DQ" />
          </Action>
        </MenuContent>
      </Menu>
    </li>
  )
}

function Action({
  icon,
  onSelect,
  children,
}: {
  icon: ReactNode
  onSelect: () => void
  children: ReactNode
}) {
  return (
    <MenuItem onSelect={onSelect}>
      {icon}
      {children}
    </MenuItem>
  )
}

/** A weekday without an entry. */
export function EmptyDayRow({ name, onAdd }: { name: string; onAdd: () => void }) {
  const online = useOnline()
  return (
    <li className={shape}>
      <h3 className="text-ink-muted text-base tracking-normal">{name}</h3>
      <button
        type="button"
        disabled={!online}
        onClick={onAdd}
        className="border-line-strong text-ink-muted hover:border-board hover:text-board col-span-2 row-start-2 flex h-11 items-center justify-center gap-2 rounded-md border border-dashed text-sm font-semibold transition-colors disabled:opacity-55 min-[740px]:col-span-1 min-[740px]:col-start-2 min-[740px]:row-start-1"
      >
        <PlusIcon aria-hidden="true" className="size-4" />
        <FormattedMessage defaultMessage="Add {day}" id="CTGl1O" values={{ day: name }} />
      </button>
    </li>
  )
}
