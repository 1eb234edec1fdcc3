import { ArrowDownIcon, ArrowUpIcon, Trash2Icon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'

/** Moves an entry by one place, or takes it away. */
export function PlaceButtons({
  of,
  first,
  last,
  onMove,
  onRemove,
}: {
  /** What is moved, for the names of the buttons. */
  of: string
  first: boolean
  last: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}) {
  const intl = useIntl()
  return (
    <div className="flex justify-end gap-1">
      <Button
        variant="quiet"
        size="icon"
        disabled={first}
        aria-label={intl.formatMessage({ defaultMessage: 'Move “{of}” up', id: 'pu/zJZ' }, { of })}
        onClick={() => onMove(-1)}
      >
        <ArrowUpIcon aria-hidden="true" />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        disabled={last}
        aria-label={intl.formatMessage(
          { defaultMessage: 'Move “{of}” down', id: 'UZ08gc' },
          { of },
        )}
        onClick={() => onMove(1)}
      >
        <ArrowDownIcon aria-hidden="true" />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        className="text-danger!"
        aria-label={intl.formatMessage({ defaultMessage: 'Remove “{of}”', id: 'EwMODP' }, { of })}
        onClick={onRemove}
      >
        <Trash2Icon aria-hidden="true" />
      </Button>
    </div>
  )
}
