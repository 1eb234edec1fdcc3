import type { FragmentType } from '@apollo/client'
import { useApolloClient, useSuspenseFragment } from '@apollo/client/react'
import { Trash2Icon } from 'lucide-react'
import { useTransition } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { Money } from '@/domain/money/money.tsx'
import { ProductImage } from '@/domain/product/product-image.tsx'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import { CartLine_LineFragmentDoc, type CartLine_LineFragment } from './cart-line.generated.ts'
import { errorSentence } from '@/i18n/error-messages.ts'
import { cn } from '@/lib/class-names.ts'
import { parseRand } from '@/lib/money.ts'
import { useOnline } from '@/lib/network-status.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { removeFromCart } from './cart-actions.ts'
import { ChangeAnswers } from './change-answers-button.tsx'
import { LineNotes } from './line-notes.tsx'

export function CartLine({
  line,
  sharesHold,
}: {
  line: FragmentType<CartLine_LineFragment>
  /** Whether this line's share of the coupon is included in the totals. */
  sharesHold: boolean
}) {
  const { data } = useSuspenseFragment({
    fragment: CartLine_LineFragmentDoc,
    fragmentName: 'CartLine_line',
    from: line,
  })
  const gone = data.available === false
  const owned = data.alreadyOwned === true
  const { title } = data
  const members = data.members?.edges.map((edge) => edge.node.title) ?? []
  const cover = data.product?.thumbnails[0] ?? data.productBundle?.thumbnails[0] ?? null
  return (
    <li className="flex gap-4 py-4">
      <ProductImage
        imageKey={cover}
        className={cn('w-[68px] self-start rounded-sm', gone && 'grayscale')}
        sizes="68px"
      />
      <div className="min-w-0 flex-1">
        <p className={cn('font-semibold', gone && 'text-ink-muted line-through')}>
          {gone || data.productId === null ? (
            title
          ) : (
            <Link to={paths.product.href(data.productId)} className="hover:text-board">
              {title}
            </Link>
          )}
        </p>
        {members.length > 0 && (
          <p className="text-ink-muted text-sm">
            <FormattedMessage
              defaultMessage="Bundle of {count, plural, one {# resource} other {# resources}}: {titles}"
              id="OvdDdY"
              values={{ count: members.length, titles: members.join(', ') }}
            />
          </p>
        )}
        <LineNotes
          gone={gone}
          physical={data.physical}
          owned={owned}
          unanswered={data.answersMissing === true}
          priceBefore={data.priceBefore}
          price={data.linePrice}
        />
        {!gone && <ChangeAnswers lineId={data.id} title={title} questions={data.questions} />}
      </div>
      <div className="flex flex-col items-end gap-1">
        <span
          className={cn(
            'font-semibold tabular-nums',
            (gone || owned) && 'text-ink-muted line-through',
          )}
        >
          <LinePrice amount={data.linePrice} />
        </span>
        {sharesHold && parseRand(data.couponShare) > 0 && (
          <span className="text-board text-sm tabular-nums">
            <Money amount={`-${data.couponShare}`} />
            <span className="sr-only">
              <FormattedMessage defaultMessage="with the coupon" id="HONKth" />
            </span>
          </span>
        )}
        <RemoveButton
          goods={{ productId: data.productId, productBundleId: data.productBundleId }}
          title={title}
        />
      </div>
    </li>
  )
}

/** A line that costs nothing shows FREE, as in the lists. */
function LinePrice({ amount }: { amount: string }) {
  return parseRand(amount) === 0 ? (
    <FormattedMessage defaultMessage="FREE" id="7GOXli" />
  ) : (
    <Money amount={amount} />
  )
}

function RemoveButton({
  goods,
  title,
}: {
  goods: Parameters<typeof removeFromCart>[1]
  title: string
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const online = useOnline()
  const [removing, startRemoving] = useTransition()
  const remove = () =>
    startRemoving(async () => {
      try {
        await removeFromCart(client, goods)
      } catch (error) {
        showSnack('error', errorSentence(intl, error))
      }
    })
  return (
    <Button
      variant="quiet"
      size="sm"
      className="text-ink-muted! -mr-2 px-2!"
      disabled={removing || !online}
      aria-label={intl.formatMessage({ defaultMessage: 'Remove {title}', id: 'G5e8UX' }, { title })}
      onClick={remove}
    >
      <Trash2Icon aria-hidden="true" />
      <span className="max-[599px]:sr-only">
        <FormattedMessage defaultMessage="Remove" id="G/yZLu" />
      </span>
    </Button>
  )
}
