import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { HowMany } from '@/domain/money/how-many.tsx'
import { Money } from '@/domain/money/money.tsx'
import { ReducedFrom } from '@/domain/money/reduced-from.tsx'
import { HowItComes, OrderedMembers } from '@/domain/product/how-it-comes.tsx'
import { ProductImage } from '@/domain/product/product-image.tsx'
import { SeatCount } from '@/domain/product/seat-count.tsx'
import { paths } from '@/config/paths.ts'
import { CartLine_LineFragmentDoc, type CartLine_LineFragment } from './cart-line.generated.ts'
import { cn } from '@/lib/class-names.ts'
import { parseRand } from '@/lib/money.ts'
import { ChangeAnswers } from './change-answers-button.tsx'
import { LineNotes } from './line-notes.tsx'
import { LinePrice } from './line-price.tsx'
import { LineQuantity } from './line-quantity.tsx'
import { OverlapNote } from './overlap-note.tsx'
import type { Overlap } from './overlaps.ts'
import { RemoveLine } from './remove-line.tsx'

export function CartLine({
  line,
  overlaps,
  sharesHold,
  locked,
}: {
  line: FragmentType<CartLine_LineFragment>
  overlaps: readonly Overlap[]
  /** Whether this line's share of the coupon is included in the totals. */
  sharesHold: boolean
  /** True while the cart is being brought up to date. */
  locked: boolean
}) {
  const { data } = useSuspenseFragment({
    fragment: CartLine_LineFragmentDoc,
    fragmentName: 'CartLine_line',
    from: line,
  })
  const gone = data.available === false
  const owned = data.alreadyOwned === true
  const { title } = data
  const goods = { productId: data.productId, productBundleId: data.productBundleId }
  const { fullPrice } = data
  const listed = fullPrice ?? data.price
  const reduced = listed !== null && parseRand(listed) > parseRand(data.unitPrice)
  const members = (data.members?.edges ?? []).map(({ node }) => ({
    title: node.title,
    physical: node.physical,
    paidBefore: node.paidBefore,
    language: node.product?.language ?? null,
  }))
  const language = data.product?.language ?? data.productBundle?.language ?? undefined
  const cover = data.product?.thumbnails[0] ?? data.productBundle?.thumbnails[0] ?? null
  return (
    <li className="flex flex-wrap gap-x-4 py-4">
      <ProductImage
        imageKey={cover}
        className={cn('w-[68px] self-start rounded-sm', gone && 'grayscale')}
        sizes="68px"
      />
      <div className="min-w-0 flex-1">
        <p
          lang={language}
          className={cn('font-semibold wrap-anywhere', gone && 'text-ink-muted line-through')}
        >
          {gone || data.productId === null ? (
            title
          ) : (
            <Link to={paths.product.href(data.productId)} className="hover:text-board">
              {title}
            </Link>
          )}
        </p>
        <LineNotes
          gone={gone}
          comes={<HowItComes physical={data.physical} members={members} />}
          owned={owned}
          unanswered={data.answersMissing === true}
          priceBefore={data.priceBefore}
          price={data.unitPrice}
        />
        <p className="text-ink-muted text-sm empty:hidden">
          <SeatCount quantity={data.quantity} physical={data.physical} />
        </p>
        {fullPrice !== null && (
          <p className="mt-1 text-sm">
            <FormattedMessage
              defaultMessage="You pay only for what you have not bought before."
              id="PgoxY/"
            />
          </p>
        )}
        <OrderedMembers physical={data.physical} members={members} />
        {!gone && !owned && <OverlapNote overlaps={overlaps} goods={goods} title={title} />}
      </div>
      <div className="flex flex-col items-end gap-1 text-right max-[479px]:max-w-[92px]">
        <span
          className={cn(
            'font-semibold tabular-nums',
            (gone || owned) && 'text-ink-muted line-through',
          )}
        >
          <LinePrice amount={data.linePrice} />
        </span>
        <HowMany quantity={data.quantity} unitPrice={data.unitPrice} />
        {reduced && (
          <span className="text-right text-sm tabular-nums">
            <ReducedFrom
              price={listed}
              percentage={fullPrice === null ? data.discountPercentage : null}
            />
          </span>
        )}
        {sharesHold && parseRand(data.couponShare) > 0 && (
          <span className="text-board text-sm tabular-nums">
            <Money amount={`-${data.couponShare}`} />
            <span className="sr-only">
              <FormattedMessage defaultMessage="with the coupon" id="HONKth" />
            </span>
          </span>
        )}
        <RemoveLine goods={goods} title={title} />
      </div>
      {!gone && (
        <div className="basis-full pl-[84px] empty:hidden">
          <ChangeAnswers lineId={data.id} title={title} questions={data.questions} />
          {data.physical && data.productId !== null && (
            <LineQuantity lineId={data.id} title={title} quantity={data.quantity} locked={locked} />
          )}
        </div>
      )}
    </li>
  )
}
