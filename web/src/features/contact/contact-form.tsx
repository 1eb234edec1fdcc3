import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '@/components/form/field.tsx'
import { FormError } from '@/components/form/form-error.tsx'
import { Input, Textarea } from '@/components/ui/input.tsx'
import { captchaToken } from '@/lib/captcha.ts'
import { postToFunction } from '@/lib/edge-function.ts'
import { formDraft } from '@/lib/form-draft.ts'
import { SendButton } from './send-button.tsx'
import { contactFormSchema, type ContactForm as Values } from './contact-form-schema.ts'

const draft = 'contact'

/** Sends a message to the shop; what was typed survives a failed send and a reload. */
export function ContactForm() {
  const intl = useIntl()
  const [error, setError] = useState<unknown>(null)
  const [sent, setSent] = useState(false)
  const [initial] = useState(() => formDraft.read(draft))
  const { register, handleSubmit, formState, reset, getValues } = useForm<Values>({
    mode: 'onTouched',
    resolver: zodResolver(contactFormSchema(intl)),
    defaultValues: { name: '', email: '', subject: '', message: '', ...initial },
  })
  const { errors, isValid, isSubmitting } = formState
  const send = handleSubmit(async (values) => {
    setError(null)
    try {
      await postToFunction('contact', { ...values, recaptchaToken: await captchaToken('submit') })
      formDraft.clear(draft)
      reset({ name: '', email: '', subject: '', message: '' })
      setSent(true)
    } catch (reason) {
      setError(reason)
    }
  })
  return (
    <form
      noValidate
      onSubmit={(event) => void send(event)}
      onChange={() => formDraft.write(draft, getValues())}
      className="grid gap-5"
    >
      <div className="grid gap-5 min-[740px]:grid-cols-2">
        <Field
          label={<FormattedMessage defaultMessage="Name" id="HAlOn1" />}
          error={errors.name?.message}
        >
          {(control) => <Input {...control} {...register('name')} autoComplete="name" />}
        </Field>
        <Field
          label={<FormattedMessage defaultMessage="Email" id="sy+pv5" />}
          error={errors.email?.message}
        >
          {(control) => (
            <Input {...control} {...register('email')} type="email" autoComplete="email" />
          )}
        </Field>
      </div>
      <Field
        label={<FormattedMessage defaultMessage="Subject" id="LLtKhp" />}
        error={errors.subject?.message}
      >
        {(control) => <Input {...control} {...register('subject')} />}
      </Field>
      <Field
        label={<FormattedMessage defaultMessage="Message" id="T7Ry38" />}
        error={errors.message?.message}
      >
        {(control) => <Textarea {...control} {...register('message')} rows={6} />}
      </Field>
      <FormError error={error} />
      <SendButton state={sent ? 'sent' : isSubmitting ? 'sending' : 'idle'} disabled={!isValid} />
      <p role="status" className="text-ink-muted text-[15px]">
        {sent && (
          <FormattedMessage
            defaultMessage="Your message has been sent. We answer within 48 hours."
            id="tDFjnu"
          />
        )}
      </p>
    </form>
  )
}
