import { FormattedMessage } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { LoadingStroke } from '@/components/loading-stroke.tsx'
import { Button } from '@/components/ui/button.tsx'
import { DialogDescription, DialogTitle } from '@/components/ui/dialog.tsx'

/** Shown while the order is being placed. If no answer comes, the buyer can only send the request again. */
export function PlacingView({
  status,
  error,
  onRetry,
}: {
  status: 'placing' | 'lost' | 'leaving' | 'unanswered'
  error: unknown
  onRetry: () => void
}) {
  return (
    <>
      <div className="border-line border-b px-6 py-5">
        <DialogTitle>
          {status === 'leaving' ? (
            <FormattedMessage defaultMessage="On to the card payment" id="NN/kug" />
          ) : status === 'unanswered' ? (
            <FormattedMessage
              defaultMessage="We are not sure your order went through"
              id="1R7wKN"
            />
          ) : (
            <FormattedMessage defaultMessage="Placing your order" id="ubkfwo" />
          )}
        </DialogTitle>
        <DialogDescription className="text-ink-muted text-[15px]">
          {status === 'leaving' ? (
            <FormattedMessage
              defaultMessage="The page of our card provider is opening."
              id="x/vVoY"
            />
          ) : status === 'unanswered' ? (
            <FormattedMessage
              defaultMessage="Please try again: even if it is sent twice, only one order is placed."
              id="8079Xp"
            />
          ) : (
            <FormattedMessage
              defaultMessage="Even if your order is sent twice, only one order is placed."
              id="C2uRTe"
            />
          )}
        </DialogDescription>
      </div>
      <div className="grid min-h-64 content-center gap-5 px-6 py-8">
        {status === 'unanswered' ? (
          <>
            <FormError error={error} />
            <Button className="justify-self-start" onClick={onRetry}>
              <FormattedMessage defaultMessage="Try again" id="FazwRl" />
            </Button>
          </>
        ) : (
          <LoadingStroke height="min-h-24" />
        )}
        <p role="status" className="text-ink-muted text-center">
          {status === 'lost' && (
            <FormattedMessage
              defaultMessage="The connection was lost. We are asking whether your order arrived."
              id="5MfwlZ"
            />
          )}
        </p>
      </div>
    </>
  )
}
