import { PlusIcon } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { Select } from '@/components/ui/select.tsx'
import { today } from '@/lib/wall-time.ts'
import { calendarViews, viewNames } from '../setting/calendar-views.ts'
import type { ToolbarProps } from './calendar-toolbar.tsx'
import { PhoneHeading } from './phone-heading.tsx'

/** The toolbar of a phone: one line, because the day itself needs the screen. */
export function PhoneToolbar(props: ToolbarProps) {
  const { view, date, locale, setting, online, onShow } = props
  const intl = useIntl()
  return (
    <div className="flex h-11 shrink-0 items-center gap-0.5">
      <PhoneHeading view={view} date={date} locale={locale} setting={setting} />
      <Button variant="quiet" className="px-1.5!" onClick={() => onShow(view, today())}>
        <FormattedMessage defaultMessage="Today" id="zWgbGg" />
      </Button>
      <div className="shrink-0 [&_svg]:right-0!">
        <Select
          aria-label={intl.formatMessage({ defaultMessage: 'Calendar view', id: 'pO4SIn' })}
          value={view}
          className="h-10! border-transparent! bg-transparent! pr-6! pl-1.5! font-semibold"
          onChange={(event) => {
            const chosen = calendarViews.find((one) => one === event.target.value)
            if (chosen !== undefined) onShow(chosen, date)
          }}
        >
          {calendarViews.map((one) => (
            <option key={one} value={one}>
              {intl.formatMessage(viewNames[one])}
            </option>
          ))}
        </Select>
      </div>
      {props.menu}
      <Button
        className="fixed right-4 bottom-[calc(23px+var(--foot))] z-30 size-14! rounded-full! p-0! shadow-lg"
        disabled={!online}
        onClick={(event) => props.onAdd(event.currentTarget)}
      >
        <PlusIcon aria-hidden="true" />
        <span className="sr-only">
          <FormattedMessage defaultMessage="Add activity" id="9IwZ+U" />
        </span>
      </Button>
    </div>
  )
}
