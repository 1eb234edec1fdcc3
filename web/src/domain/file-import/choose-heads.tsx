import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import type { Table } from './read-table.ts'

const mostShown = 12

/** Which row names the columns: it is found, what stands above it is shown, and another one can be pressed. */
export function ChooseHeads({
  table: { all, at },
  onChosen,
}: {
  table: Table
  onChosen: (at: number) => void
}) {
  const intl = useIntl()
  const [asked, setAsked] = useState(false)
  const isOpen = asked || at > 0
  return (
    <div className="grid gap-2 text-sm">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <FormattedMessage
          defaultMessage="The names of the columns are in row {place, number}."
          id="UZFejW"
          values={{ place: all[at]?.place ?? 1 }}
        />
        {!isOpen && (
          <Button variant="link" size="inline" onClick={() => setAsked(true)}>
            <FormattedMessage defaultMessage="They are in another row" id="hqiReL" />
          </Button>
        )}
      </p>
      {isOpen && (
        <ul
          aria-label={intl.formatMessage({
            defaultMessage: 'The row that names the columns',
            id: 'irkAEm',
          })}
          className="border-line divide-line max-h-60 divide-y overflow-y-auto rounded-md border"
        >
          {all.slice(0, Math.max(mostShown, at + 1)).map(({ place, cells }, index) => (
            <li key={place} className="p-1">
              <Button
                variant={index === at ? 'primary' : 'outline'}
                size="sm"
                aria-pressed={index === at}
                onClick={() => onChosen(index)}
              >
                <span className="tabular-nums">{place}</span>
                <span className="max-w-[44ch] truncate">
                  {cells.filter((cell) => cell !== '').join(' · ')}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
