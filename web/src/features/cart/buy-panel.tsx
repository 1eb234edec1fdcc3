import type { FragmentType } from '@apollo/client'
import { useApolloClient, useSuspenseFragment } from '@apollo/client/react'
import { CheckIcon, FolderOpenIcon, LibraryBigIcon, ShoppingBasketIcon } from 'lucide-react'
import { useState, useTransition, type ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { Link, useNavigate } from 'react-router-dom'
import { Money } from '@/domain/money/money.tsx'
import { parseQuestions } from '@/domain/questions/product-question.ts'
import { Button } from '@/components/ui/button.tsx'
import { WritingButton } from '@/components/writing-button.tsx'
import { paths } from '@/config/paths.ts'
import { BuyPanel_ItemFragmentDoc, type BuyPanel_ItemFragment } from './buy-panel.generated.ts'
import { errorSentence } from '@/i18n/error-messages.ts'
import { knownRand, parseRand } from '@/lib/money.ts'
import { useSession } from '@/lib/session.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { AskBeforeAdding } from './ask-before-adding.tsx'
import { addToCart } from './cart-actions.ts'
import { addToLibrary } from './standing-actions.ts'
import { useCartDialog } from './use-cart-dialog.ts'
import { useStanding, type LibraryRefusal } from './use-standing.ts'

/** On a phone, the remaining width of the row. */
const main = 'max-[799px]:flex-1'

/** On a line below the row's buttons. */
const note = 'text-ink-muted order-last basis-full text-sm'

/**
 * What the reader can do with a resource or bundle, as items of a wrapping row: buy it, add it to the
 * library, or open it when it is in the cart or owned. Visitors go to sign-in first, and the purchase
 * continues from there.
 */
export function BuyPanel({
  item,
  title,
  ready,
  priced = false,
  buying = false,
  onAdded,
}: {
  item: FragmentType<BuyPanel_ItemFragment>
  title: string
  /** False while the person's profile is loading. */
  ready: boolean
  /** Shows the price on the button. */
  priced?: boolean
  /** The purchase has already started: the questions open at once. */
  buying?: boolean
  /** Replaces the message that the item was added. */
  onAdded?: () => void
}) {
  const { data } = useSuspenseFragment({
    fragment: BuyPanel_ItemFragmentDoc,
    fragmentName: 'BuyPanel_item',
    from: item,
  })
  const session = useSession()
  const standing = useStanding(data.id)
  const myPrice = standing.state === 'not-owned' ? (standing.myPrice ?? null) : null
  // What is no amount, "NaN", cannot be asked for; the price beside says so.
  const asks = data.salePrice === null || knownRand(data.salePrice) !== null
  const words = <BuyWords salePrice={priced ? (myPrice ?? data.salePrice ?? '0') : null} />
  if (session.status === 'signed-out') {
    return asks ? (
      <Button asChild size="lg" className={main}>
        <Link to={paths.buy.href(data.id)}>{words}</Link>
      </Button>
    ) : null
  }
  if (standing.state === 'bought' || standing.state === 'subscribed') {
    return (
      <Owned
        id={data.id}
        bundle={data.productBundleId !== null}
        bought={standing.state === 'bought'}
      />
    )
  }
  if (standing.state === 'in-cart') return <InCart />
  const mayAct = ready && standing.state !== 'loading'
  const library = standing.state === 'not-owned' ? standing.library : null
  if (library === 'allowed') return <AddToLibrary productId={data.id} ready={mayAct} />
  if (!asks) return null
  return (
    <>
      <Buy
        item={data}
        title={title}
        ready={mayAct}
        asking={buying}
        {...(onAdded === undefined ? {} : { onAdded })}
      >
        {words}
      </Buy>
      {library !== null && <LibraryNote refusal={library} />}
      {myPrice !== null && (
        <p className={note}>
          <FormattedMessage
            defaultMessage="You have bought some of this bundle before: you pay {price} for the rest."
            id="SOCWQi"
            values={{ price: <Money amount={myPrice} /> }}
          />
        </p>
      )}
    </>
  )
}

function BuyWords({ salePrice }: { salePrice: string | null }) {
  return (
    <>
      <ShoppingBasketIcon aria-hidden="true" />
      {salePrice === null ? (
        <FormattedMessage defaultMessage="Add to Cart" id="Ri//8C" />
      ) : parseRand(salePrice) === 0 ? (
        <FormattedMessage defaultMessage="Buy now for R0" id="NSy2/6" />
      ) : (
        <span>
          <FormattedMessage
            defaultMessage="Buy now for {price}"
            id="YKyRX1"
            values={{ price: <Money amount={salePrice} /> }}
          />
        </span>
      )}
    </>
  )
}

function Buy({
  item,
  title,
  ready,
  asking: askingAtOnce,
  onAdded,
  children,
}: {
  item: BuyPanel_ItemFragment
  title: string
  ready: boolean
  asking: boolean
  onAdded?: () => void
  children: ReactNode
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const [adding, startAdding] = useTransition()
  const [asking, setAsking] = useState(askingAtOnce)
  const questions = parseQuestions(item.product?.questions ?? item.productBundle?.questions)
  const added = () => {
    if (onAdded !== undefined) onAdded()
    else
      showSnack('done', intl.formatMessage({ defaultMessage: 'Added to your cart', id: 'ehhx5P' }))
  }
  const add = () =>
    startAdding(async () => {
      try {
        await addToCart(client, item)
        added()
      } catch (error) {
        showSnack('error', errorSentence(intl, error))
      }
    })
  return (
    <>
      <WritingButton
        size="lg"
        className={main}
        disabled={!ready || adding}
        onClick={questions.length > 0 ? () => setAsking(true) : add}
      >
        {children}
      </WritingButton>
      {asking && ready && questions.length > 0 && (
        <AskBeforeAdding
          title={title}
          questions={questions}
          draft={`item.${item.id}`}
          onClose={() => setAsking(false)}
          onSubmit={async (answers) => {
            await addToCart(client, item, answers)
            setAsking(false)
            added()
          }}
        />
      )}
    </>
  )
}

function InCart() {
  const { setOpen } = useCartDialog()
  return (
    <Button size="lg" variant="outline" className={main} onClick={() => setOpen(true)}>
      <CheckIcon aria-hidden="true" className="text-chalk-green" />
      <FormattedMessage defaultMessage="In your cart" id="L53eJY" />
    </Button>
  )
}

/** An owned item can be opened, not bought. */
function Owned({ id, bundle, bought }: { id: string; bundle: boolean; bought: boolean }) {
  const content = bought ? paths.boughtContent : paths.subscribedContent
  return (
    <>
      <Button asChild size="lg" className={main}>
        <Link to={content.href(id)}>
          <FolderOpenIcon aria-hidden="true" />
          {bundle ? (
            <FormattedMessage defaultMessage="Show bundle content" id="HUNOvk" />
          ) : (
            <FormattedMessage defaultMessage="Show content" id="Zel2Nr" />
          )}
        </Link>
      </Button>
      <p className={note}>
        {bought ? (
          <FormattedMessage defaultMessage="You bought this. It is in your library." id="yQqpcG" />
        ) : (
          <FormattedMessage defaultMessage="This is in your library." id="WZuL3y" />
        )}
      </p>
    </>
  )
}

function AddToLibrary({ productId, ready }: { productId: string; ready: boolean }) {
  const intl = useIntl()
  const client = useApolloClient()
  const navigate = useNavigate()
  const [adding, startAdding] = useTransition()
  const add = () =>
    startAdding(async () => {
      try {
        await addToLibrary(client, productId)
        showSnack(
          'done',
          intl.formatMessage({ defaultMessage: 'Added to your library', id: 'pU5wRy' }),
        )
        void navigate(paths.subscribedContent.href(productId))
      } catch (error) {
        showSnack('error', errorSentence(intl, error))
      }
    })
  return (
    <WritingButton size="lg" className={main} disabled={!ready || adding} onClick={add}>
      <LibraryBigIcon aria-hidden="true" />
      <FormattedMessage defaultMessage="Add to library" id="X561ti" />
    </WritingButton>
  )
}

const refusals = defineMessages({
  monthly_limit_reached: { defaultMessage: 'Limit Reached For This Grade', id: 'r0ewsL' },
  grade_not_covered: { defaultMessage: 'Subscribe to Grade to download', id: 'eh6AJv' },
  subscription_required: { defaultMessage: 'Subscribe to Download', id: 'jchHf6' },
})

function LibraryNote({ refusal }: { refusal: LibraryRefusal }) {
  const intl = useIntl()
  return <p className={note}>{intl.formatMessage(refusals[refusal])}</p>
}
