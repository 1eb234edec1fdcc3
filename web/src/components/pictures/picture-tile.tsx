import { ArrowLeftIcon, ArrowRightIcon, XIcon } from 'lucide-react'
import type { DragEvent, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { pictureUrl } from '@/lib/picture-url.ts'
import { nameInKey } from './picture-key.ts'

const button =
  'hover:text-board flex size-11 items-center justify-center rounded-full disabled:opacity-40'

/** One picture of the list, with the buttons that do what dragging does. */
export function PictureTile({
  pictureKey,
  index,
  count,
  cover,
  disabled,
  drag,
  onMove,
  onRemove,
}: {
  pictureKey: string
  index: number
  count: number
  /** It is marked as the cover. */
  cover: boolean
  disabled: boolean
  drag: { onDragStart: () => void; onDrop: () => void }
  onMove: (to: number) => void
  onRemove: () => void
}) {
  const intl = useIntl()
  const values = { name: nameInKey(pictureKey), place: index + 1 }
  const tool = (label: string, off: boolean, press: () => void, icon: ReactNode) => (
    <button
      type="button"
      aria-label={label}
      disabled={disabled || off}
      onClick={press}
      className={button}
    >
      {icon}
    </button>
  )
  return (
    <li
      draggable={!disabled}
      onDragStart={drag.onDragStart}
      onDragOver={(event: DragEvent) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        drag.onDrop()
      }}
      className="border-line bg-card relative grid w-36 overflow-hidden rounded-md border"
    >
      <img
        src={pictureUrl(pictureKey)}
        alt={intl.formatMessage(
          {
            defaultMessage: 'Picture {place}: {name}',
            id: 'FIKGJb',
            description: 'Of a list of pictures',
          },
          values,
        )}
        className="h-32 w-full object-contain"
      />
      {cover && (
        <span className="bg-board text-board-ink absolute top-1.5 left-1.5 rounded-full px-2 py-0.5 text-xs font-semibold">
          <FormattedMessage defaultMessage="Cover" id="0o5h4s" description="The first picture" />
        </span>
      )}
      <div className="border-line flex justify-between border-t">
        {tool(
          intl.formatMessage({ defaultMessage: 'Move picture {place} back', id: '/rHTVL' }, values),
          index === 0,
          () => onMove(index - 1),
          <ArrowLeftIcon aria-hidden="true" className="size-4" />,
        )}
        {tool(
          intl.formatMessage({ defaultMessage: 'Remove picture {place}', id: '0xuf7a' }, values),
          false,
          onRemove,
          <XIcon aria-hidden="true" className="size-4" />,
        )}
        {tool(
          intl.formatMessage(
            { defaultMessage: 'Move picture {place} forward', id: '4SuEyY' },
            values,
          ),
          index === count - 1,
          () => onMove(index + 1),
          <ArrowRightIcon aria-hidden="true" className="size-4" />,
        )}
      </div>
    </li>
  )
}
