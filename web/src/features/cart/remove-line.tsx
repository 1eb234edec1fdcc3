import { useApolloClient } from '@apollo/client/react'
import { Trash2Icon } from 'lucide-react'
import { useTransition } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { errorSentence } from '@/i18n/error-messages.ts'
import { useOnline } from '@/lib/network-status.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { removeFromCart } from './cart-actions.ts'

/** Takes a line out of the cart. */
export function RemoveLine({
  goods,
  title,
  look = 'icon',
}: {
  goods: Parameters<typeof removeFromCart>[1]
  title: string
  /** "link" stands in a sentence that says why, "icon" at the end of the line. */
  look?: 'icon' | 'link'
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
  if (look === 'link') {
    return (
      <Button
        variant="link"
        size="inline"
        className="min-h-11 shrink! justify-start! text-left whitespace-normal!"
        disabled={removing || !online}
        onClick={remove}
      >
        <FormattedMessage
          defaultMessage="Take {title} out of the cart"
          id="zB+i+Q"
          values={{ title }}
        />
      </Button>
    )
  }
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
