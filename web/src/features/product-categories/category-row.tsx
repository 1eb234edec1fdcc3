import {
  ArrowDownIcon,
  ArrowUpIcon,
  ChevronRightIcon,
  FolderPlusIcon,
  GripVerticalIcon,
  SearchIcon,
} from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { To } from 'react-router-dom'
import { RowActions } from '@/components/list/row-actions.tsx'
import { useUsualActions } from '@/components/list/use-usual-actions.tsx'
import { Button } from '@/components/ui/button.tsx'
import { cn } from '@/lib/class-names.ts'
import type { OutlineRow } from './categories.ts'
import type { Drop } from './category-moves.ts'
import { useCategoryDrag } from './use-category-drag.ts'

export interface RowWishes {
  onEdit: () => void
  onAddBelow: () => void
  onDelete: () => void
  onStep: (step: -1 | 1) => void
  onToggle: () => void
}

const marks: Record<Drop, string> = {
  'reorder-before': 'before:absolute before:inset-x-0 before:-top-px before:h-0.5 before:bg-board',
  'reorder-after': 'after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:bg-board',
  combine: 'bg-board/10',
}

/** A category at its depth in the tree. It is dragged by its handle, and moved by its menu. */
export function CategoryRow({
  outlined: { category, depth, hasChildren, place, siblings },
  closed,
  resourcesIn,
  wishes,
  mayTake,
  onDrop,
}: {
  outlined: OutlineRow
  closed: boolean
  /** The list of what it holds. */
  resourcesIn: To
  wishes: RowWishes
  mayTake: (movedId: string, drop: Drop) => boolean
  onDrop: (movedId: string, drop: Drop) => void
}) {
  const intl = useIntl()
  const usual = useUsualActions()
  const { row, handle, drop } = useCategoryDrag(category.id, mayTake, onDrop)
  const { name, grade, resources, bundles } = category
  return (
    <li
      ref={row}
      aria-level={depth + 1}
      className={cn(
        'relative flex min-h-12 items-center gap-1 py-1 pr-1',
        drop !== null && marks[drop],
      )}
      // Deep trees keep room for their names on a phone.
      style={{ paddingInlineStart: `min(${String(depth * 22)}px, ${String(depth * 6)}vw)` }}
    >
      <span
        ref={handle}
        className="text-ink-muted hidden h-10 w-8 shrink-0 cursor-grab items-center justify-center min-[740px]:flex"
        title={intl.formatMessage({ defaultMessage: 'Drag to move', id: 'lK08IF' })}
      >
        <GripVerticalIcon aria-hidden="true" className="size-4" />
      </span>
      {hasChildren ? (
        <Button
          variant="quiet"
          size="icon"
          className="size-9 shrink-0"
          aria-expanded={!closed}
          aria-label={intl.formatMessage(
            { defaultMessage: 'What belongs to {name}', id: 'KCBxbf' },
            { name },
          )}
          onClick={wishes.onToggle}
        >
          <ChevronRightIcon
            aria-hidden="true"
            className={cn('transition-transform', !closed && 'rotate-90')}
          />
        </Button>
      ) : (
        <span className="w-9 shrink-0" />
      )}
      <span className="grid min-w-0 grow py-1 min-[480px]:flex min-[480px]:items-baseline min-[480px]:justify-between min-[480px]:gap-4">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="text-ink-muted shrink-0 text-sm tabular-nums">
          {grade !== null && (
            <>
              <FormattedMessage defaultMessage="Grade {grade}" id="twbl5p" values={{ grade }} />
              {' · '}
            </>
          )}
          <FormattedMessage
            defaultMessage="{held, plural, one {# resource} other {# resources}}"
            id="DyfQMh"
            values={{ held: resources + bundles }}
          />
        </span>
      </span>
      <RowActions
        rowName={name}
        actions={[
          usual.edit(wishes.onEdit),
          {
            id: 'below',
            label: intl.formatMessage({ defaultMessage: 'New category in it', id: 'eAxAyu' }),
            icon: <FolderPlusIcon aria-hidden="true" />,
            onSelect: wishes.onAddBelow,
            writes: true,
          },
          ...(place === 0
            ? []
            : [
                {
                  id: 'up',
                  label: intl.formatMessage({ defaultMessage: 'Move up', id: 'wmFdws' }),
                  icon: <ArrowUpIcon aria-hidden="true" />,
                  onSelect: () => wishes.onStep(-1),
                  writes: true,
                },
              ]),
          ...(place === siblings - 1
            ? []
            : [
                {
                  id: 'down',
                  label: intl.formatMessage({ defaultMessage: 'Move down', id: 'H/r5m6' }),
                  icon: <ArrowDownIcon aria-hidden="true" />,
                  onSelect: () => wishes.onStep(1),
                  writes: true,
                },
              ]),
          {
            id: 'show',
            label: intl.formatMessage({ defaultMessage: 'Show its resources', id: 'Rvf0uj' }),
            icon: <SearchIcon aria-hidden="true" />,
            to: resourcesIn,
          },
          usual.remove(wishes.onDelete),
        ]}
      />
    </li>
  )
}
