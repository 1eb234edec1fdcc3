import { CopyIcon } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { Overlap } from './overlaps.ts'
import { RemoveLine } from './remove-line.tsx'
import type { removeFromCart } from './cart-actions.ts'

/** Told before the payment: what the buyer would pay for twice, and the one step that mends it. */
export function OverlapNote({
  overlaps,
  goods,
  title,
}: {
  overlaps: readonly Overlap[]
  goods: Parameters<typeof removeFromCart>[1]
  /** Of the line. */
  title: string
}) {
  if (overlaps.length === 0) return null
  return (
    <div className="border-chalk-yellow/60 bg-chalk-yellow/12 mt-1.5 flex gap-2.5 rounded-md border px-3 py-2 text-sm">
      <CopyIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="grid min-w-0 justify-items-start gap-1">
        {overlaps.map((overlap) => (
          <p key={`${overlap.kind}${overlap.other ?? ''}`} className="wrap-anywhere">
            <Sentence overlap={overlap} />
          </p>
        ))}
        <RemoveLine goods={goods} title={title} look="link" />
      </div>
    </div>
  )
}

function Sentence({ overlap: { kind, other, titles } }: { overlap: Overlap }) {
  const count = titles.length
  const named = titles.join(', ')
  if (kind === 'in_bundle') {
    return (
      <FormattedMessage
        defaultMessage="This is also in the bundle {other}, so you would pay for it twice."
        id="bEUfCH"
        values={{ other }}
      />
    )
  }
  if (kind === 'in_both_bundles') {
    return (
      <FormattedMessage
        defaultMessage="{titles} {count, plural, one {is} other {are}} also in the bundle {other}, so you would pay twice."
        id="QjgfKc"
        values={{ count, titles: named, other }}
      />
    )
  }
  return (
    <FormattedMessage
      defaultMessage="You already own {count, plural, one {one resource} other {# resources}} of this bundle: {titles}."
      id="1cBw9Z"
      values={{ count, titles: named }}
    />
  )
}
