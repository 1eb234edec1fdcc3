import type { FragmentType } from '@apollo/client'
import { useApolloClient, useSuspenseFragment } from '@apollo/client/react'
import { Trash2Icon } from 'lucide-react'
import { useTransition } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { Money } from '@/components/money.tsx'
import { ProductImage } from '@/components/product-image.tsx'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import { CartLine_LineFragmentDoc, type CartLine_LineFragment } from '@/graphql/generated.ts'
import { errorSentence } from '@/i18n/error-messages.ts'
import { cn } from '@/lib/class-names.ts'
import { parseRand } from '@/lib/money.ts'
import { useOnline } from '@/lib/network-status.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { removeFromCart } from './cart-actions.ts'

export function CartLine({ line }: { line: FragmentType<CartLine_LineFragment> }) {
  const { data } = useSuspenseFragment({
    fragment: CartLine_LineFragmentDoc,
    fragmentName: 'CartLine_line',
    from: line,
  })
  const gone = data.available === false
  const now = data.product?.salePrice ?? '0'
  const changed = !gone && data.product !== null && parseRand(now) !== parseRand(data.linePrice)
  const title = data.title
  return (
    <li className="flex gap-4 py-4">
      <ProductImage
        imageKey={data.product?.thumbnails[0] ?? null}
        className={cn('w-[68px] rounded-sm', gone && 'grayscale')}
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
        <p className="text-ink-muted text-sm">
          {gone ? (
            <span className="text-danger font-medium">
              <FormattedMessage defaultMessage="Product no longer available" id="76LpS3" />
            </span>
          ) : data.physical ? (
            <FormattedMessage defaultMessage="Posted to you" id="UP9HB0" />
          ) : (
            <FormattedMessage defaultMessage="PDF to download" id="aFk38z" />
          )}
        </p>
        {changed && (
          <p className="mt-1 text-sm">
            <FormattedMessage
              defaultMessage="This price changed from {then} to {now} since you added it."
              id="EFJv5v"
              values={{ then: <Money amount={data.linePrice} />, now: <Money amount={now} /> }}
            />
          </p>
        )}
      </div>
      <div className="flex flex-col items-end gap-1">
        <span className={cn('font-semibold tabular-nums', gone && 'text-ink-muted line-through')}>
          <Money amount={data.linePrice} />
        </span>
        {data.productId !== null && <RemoveButton productId={data.productId} title={title} />}
      </div>
    </li>
  )
}

function RemoveButton({ productId, title }: { productId: string; title: string }) {
  const intl = useIntl()
  const client = useApolloClient()
  const online = useOnline()
  const [removing, startRemoving] = useTransition()
  const remove = () =>
    startRemoving(async () => {
      try {
        await removeFromCart(client, productId)
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
