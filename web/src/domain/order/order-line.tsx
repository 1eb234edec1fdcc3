import { PackageIcon } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { HowMany } from '@/domain/money/how-many.tsx'
import { Money } from '@/domain/money/money.tsx'
import { ReducedFrom } from '@/domain/money/reduced-from.tsx'
import { HowItComes, OrderedMembers } from '@/domain/product/how-it-comes.tsx'
import { ProductImage } from '@/domain/product/product-image.tsx'
import { SeatCount } from '@/domain/product/seat-count.tsx'
import { GivenAnswers } from './given-answers.tsx'
import type { OrderedLine } from './ordered-goods.ts'

/** One thing that was ordered, as it was then: price, contents of a bundle, answers. */
export function OrderLine({ line, forShop }: { line: OrderedLine; forShop: boolean }) {
  const { members, answers } = line
  return (
    <li className="flex gap-4 py-4 text-[15px]">
      {line.cover !== null && (
        <ProductImage
          imageKey={line.cover}
          className="w-[52px] self-start rounded-sm"
          sizes="52px"
        />
      )}
      <div className="grid min-w-0 flex-1 grid-cols-[1fr_auto] content-start gap-x-6 gap-y-1">
        <p
          lang={line.language ?? undefined}
          className="font-semibold text-pretty wrap-anywhere hyphens-auto"
        >
          {line.page === undefined ? (
            line.title
          ) : (
            <Link to={line.page} className="text-board underline-offset-4 hover:underline">
              {line.title}
            </Link>
          )}
        </p>
        <p className="text-right tabular-nums">
          <LinePrice line={line} />
        </p>
        {line.physical && (
          <p className="text-ink-muted col-span-2 flex items-center gap-1.5 text-sm">
            <PackageIcon aria-hidden="true" className="size-4" />
            <HowItComes physical={line.physical} members={members} forShop={forShop} />
          </p>
        )}
        <p className="text-ink-muted col-span-2 text-sm empty:hidden">
          <SeatCount quantity={line.quantity} physical={line.physical} />
        </p>
        {line.withdrawn === true && (
          <p className="text-ink-muted col-span-2 text-sm">
            {line.physical ? (
              <FormattedMessage defaultMessage="Refunded" id="Gs86nL" />
            ) : (
              <FormattedMessage
                defaultMessage="Refunded, and no longer in your library"
                id="sfFCfT"
              />
            )}
          </p>
        )}
        <div className="col-span-2 empty:hidden">
          <OrderedMembers physical={line.physical} members={members} />
        </div>
        <div className="col-span-2 empty:hidden">
          <GivenAnswers answers={answers} />
        </div>
      </div>
    </li>
  )
}

function LinePrice({ line }: { line: OrderedLine }) {
  const free = Number(line.linePrice) === 0
  const reduced = line.price !== null && Number(line.price) !== Number(line.unitPrice)
  return (
    <>
      {reduced && line.price !== null && (
        <span className="mr-2 text-sm max-[599px]:mr-0 max-[599px]:block">
          <ReducedFrom price={line.price} percentage={line.discountPercentage} />
        </span>
      )}
      <span className="font-semibold">
        {free ? (
          <FormattedMessage defaultMessage="FREE" id="7GOXli" />
        ) : (
          <Money amount={line.linePrice} />
        )}
      </span>
      <span className="block empty:hidden">
        <HowMany quantity={line.quantity} unitPrice={line.unitPrice} />
      </span>
    </>
  )
}
