import { MergeIcon, SearchIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { To } from 'react-router-dom'
import { RowActions } from '@/components/list/row-actions.tsx'
import { useUsualActions } from '@/components/list/use-usual-actions.tsx'
import { CarriedBy } from './carried-by.tsx'
import type { Tag } from './tags.ts'

/** A tag, how many carry it, and what can be done with it. */
export function TagRow({
  tag,
  resourcesWith,
  onEdit,
  onMerge,
  onDelete,
}: {
  tag: Tag
  /** The list of what carries it. */
  resourcesWith: To
  onEdit: () => void
  onMerge: () => void
  onDelete: () => void
}) {
  const intl = useIntl()
  const usual = useUsualActions()
  return (
    <li className="flex min-h-12 items-center gap-3 py-1 pr-1 pl-3.5">
      <span className="grid min-w-0 grow py-1 min-[480px]:flex min-[480px]:items-baseline min-[480px]:justify-between min-[480px]:gap-4">
        <span className="font-semibold wrap-anywhere">{tag.name}</span>
        <span className="text-ink-muted shrink-0 text-sm tabular-nums">
          <CarriedBy tag={tag} />
        </span>
      </span>
      <RowActions
        rowName={tag.name}
        actions={[
          usual.edit(onEdit),
          {
            id: 'show',
            label: intl.formatMessage({ defaultMessage: 'Show its resources', id: 'Rvf0uj' }),
            icon: <SearchIcon aria-hidden="true" />,
            to: resourcesWith,
          },
          {
            id: 'merge',
            label: intl.formatMessage({ defaultMessage: 'Merge into another tag', id: 'Mv2AK6' }),
            icon: <MergeIcon aria-hidden="true" />,
            onSelect: onMerge,
            writes: true,
          },
          usual.remove(onDelete),
        ]}
      />
    </li>
  )
}
