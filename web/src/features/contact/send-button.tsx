import { CheckIcon } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { cn } from '@/lib/class-names.ts'

/** Idle, sending, and sent: then it thanks and is over. */
export function SendButton({
  state,
  disabled,
}: {
  state: 'idle' | 'sending' | 'sent'
  disabled: boolean
}) {
  return (
    <Button
      type="submit"
      size="lg"
      className={cn('min-[740px]:justify-self-start', state === 'sent' && 'opacity-100!')}
      disabled={disabled || state !== 'idle'}
    >
      {state === 'sent' ? (
        <>
          <CheckIcon aria-hidden="true" />
          <FormattedMessage defaultMessage="Thank You" id="fjeVhb" />
        </>
      ) : state === 'sending' ? (
        <FormattedMessage defaultMessage="Sending" id="C2CIgC" />
      ) : (
        <FormattedMessage defaultMessage="Send message" id="Xx0WZV" />
      )}
    </Button>
  )
}
