import { ArrowDownIcon, ArrowUpIcon, XIcon } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Money } from '@/domain/money/money.tsx'
import type { BundlePreview } from './use-bundle-preview.ts'

/** A resource of the bundle: what it costs alone, and its place. */
export function MemberRow({
  member,
  onUp,
  onDown,
  onRemove,
}: {
  /** Not known until the database has answered. */
  member: BundlePreview['members'][number] | undefined
  onUp: (() => void) | null
  onDown: (() => void) | null
  onRemove: () => void
}) {
  const intl = useIntl()
  const name = member?.title ?? '…'
  const up = intl.formatMessage({ defaultMessage: 'Move {name} up', id: 'h4fm4a' }, { name })
  const down = intl.formatMessage({ defaultMessage: 'Move {name} down', id: '2EgaOV' }, { name })
  const remove = intl.formatMessage({ defaultMessage: 'Remove {name}', id: 'T0e6Lh' }, { name })
  return (
    <li className="flex min-h-12 items-center gap-1 py-1 pr-1 pl-3.5">
      <span className="grid min-w-0 grow gap-x-3 py-1 min-[480px]:flex min-[480px]:items-baseline">
        <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
        {member !== undefined && !member.published && (
          <span>
            <Badge tone="over">
              <FormattedMessage defaultMessage="Not published" id="PGJpP6" />
            </Badge>
          </span>
        )}
        {member !== undefined && (
          <span className="text-ink-muted text-sm tabular-nums min-[480px]:ml-auto">
            <Money amount={member.price} />
          </span>
        )}
      </span>
      <Button
        variant="quiet"
        size="icon"
        disabled={onUp === null}
        aria-label={up}
        title={up}
        onClick={() => onUp?.()}
      >
        <ArrowUpIcon aria-hidden="true" />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        disabled={onDown === null}
        aria-label={down}
        title={down}
        onClick={() => onDown?.()}
      >
        <ArrowDownIcon aria-hidden="true" />
      </Button>
      <Button variant="quiet" size="icon" aria-label={remove} title={remove} onClick={onRemove}>
        <XIcon aria-hidden="true" />
      </Button>
    </li>
  )
}
