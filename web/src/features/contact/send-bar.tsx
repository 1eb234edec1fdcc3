import { CheckIcon } from 'lucide-react'
import type { FieldValues } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { SaveButton, SaveNote } from '@/components/form/save-bar.tsx'
import { Button } from '@/components/ui/button.tsx'

/** Sends the message and shows errors; after sending it thanks and ends the form. */
export function SendBar<V extends FieldValues>({
  form,
  sent,
}: {
  form: EntityForm<V>
  sent: boolean
}) {
  return (
    <div className="flex flex-col gap-3 min-[740px]:flex-row min-[740px]:items-center">
      {sent ? (
        <Button size="lg" disabled className="opacity-100!">
          <CheckIcon aria-hidden="true" />
          <FormattedMessage defaultMessage="Thank You" id="fjeVhb" />
        </Button>
      ) : (
        <SaveButton
          form={form}
          size="lg"
          pending={<FormattedMessage defaultMessage="Sending" id="C2CIgC" />}
        >
          <FormattedMessage defaultMessage="Send message" id="Xx0WZV" />
        </SaveButton>
      )}
      {form.notNow === 'offline' ? (
        <span role="status" className="text-ink-muted text-[15px]">
          <FormattedMessage
            defaultMessage="You can send it as soon as you are online again. What you wrote stays."
            id="zOspVC"
          />
        </span>
      ) : (
        !sent && <SaveNote form={form} />
      )}
    </div>
  )
}
