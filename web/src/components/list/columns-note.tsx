import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import type { ColumnsInView } from './use-columns-in-view.ts'

/** Says that a table has more columns than can be seen, and scrolls to them. */
export function ColumnsNote({
  view: { seen, all, left, right },
  onScroll,
}: {
  view: ColumnsInView
  /** @param side -1 to the left, 1 to the right */
  onScroll: (side: -1 | 1) => void
}) {
  const intl = useIntl()
  return (
    <div className="text-ink-muted flex items-center justify-end gap-1.5 pt-2 text-sm">
      <p data-testid="columns-in-view" className="pr-2 tabular-nums">
        <FormattedMessage
          defaultMessage="{seen, number} of {all, number} columns in view"
          id="8gLUp8"
          values={{ seen, all }}
        />
      </p>
      <SideButton
        label={intl.formatMessage({ defaultMessage: 'Columns to the left', id: 'r44LIm' })}
        off={!left}
        onPress={() => onScroll(-1)}
      >
        <ChevronLeftIcon aria-hidden="true" />
      </SideButton>
      <SideButton
        label={intl.formatMessage({ defaultMessage: 'Columns to the right', id: 'ghuEw8' })}
        off={!right}
        onPress={() => onScroll(1)}
      >
        <ChevronRightIcon aria-hidden="true" />
      </SideButton>
    </div>
  )
}

/** A button that is off keeps the focus, as those of the pager do. */
function SideButton({
  label,
  off,
  onPress,
  children,
}: {
  label: string
  off: boolean
  onPress: () => void
  children: ReactNode
}) {
  return (
    <Button
      variant="outline"
      size="icon"
      className="size-10"
      aria-disabled={off}
      aria-label={label}
      title={label}
      onClick={() => !off && onPress()}
    >
      {children}
    </Button>
  )
}
