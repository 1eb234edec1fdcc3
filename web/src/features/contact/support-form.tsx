import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { Field } from '@/components/form/field.tsx'
import { FormError } from '@/components/form/form-error.tsx'
import { Input, Textarea } from '@/components/ui/input.tsx'
import { Select } from '@/components/ui/select.tsx'
import { captchaToken } from '@/lib/captcha.ts'
import { postToFunction } from '@/lib/edge-function.ts'
import { formDraft } from '@/lib/form-draft.ts'
import { useOnline } from '@/lib/network-status.ts'
import { supportCategories, supportFormSchema } from './contact-form-schema.ts'
import { SendButton } from './send-button.tsx'

const categoryNames = defineMessages({
  General: { defaultMessage: 'General', id: '1rxZYc', description: 'Category of a question' },
  Technical: { defaultMessage: 'Technical', id: '4jsvdH', description: 'Category of a question' },
  Subscription: {
    defaultMessage: 'Subscription',
    id: 'RSPAUi',
    description: 'Category of a question',
  },
})

/** Who writes, as far as it is known; both can be changed in the form. */
export interface Sender {
  userId: string
  name: string
  email: string
}

/** Sends a message to the people of support; what was typed survives a failed send and a reload. */
export function SupportForm({ sender }: { sender: Sender }) {
  const intl = useIntl()
  const online = useOnline()
  const [error, setError] = useState<unknown>(null)
  const [sent, setSent] = useState(false)
  // One person's words are not shown to the next one at the same window.
  const draft = `support.${sender.userId}`
  const empty = { name: sender.name, email: sender.email, subject: '', category: '', message: '' }
  const [initial] = useState(() => formDraft.read(draft))
  const schema = supportFormSchema(intl)
  const { register, handleSubmit, formState, reset, getValues } = useForm({
    mode: 'onTouched',
    resolver: zodResolver(schema),
    defaultValues: { ...empty, ...initial },
  })
  const { errors, isValid, isSubmitting } = formState
  const send = handleSubmit(async (values) => {
    setError(null)
    try {
      await postToFunction('support', { ...values, recaptchaToken: await captchaToken('submit') })
      formDraft.clear(draft)
      reset(empty)
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
      <div className="grid items-start gap-5 min-[740px]:grid-cols-2">
        <Field
          label={<FormattedMessage defaultMessage="Name" id="HAlOn1" />}
          error={errors.name?.message}
        >
          {(control) => <Input {...control} {...register('name')} autoComplete="name" />}
        </Field>
        <Field
          label={<FormattedMessage defaultMessage="Email" id="sy+pv5" />}
          hint={<FormattedMessage defaultMessage="We reply to this address." id="CqxcPl" />}
          error={errors.email?.message}
        >
          {(control) => (
            <Input {...control} {...register('email')} type="email" autoComplete="email" />
          )}
        </Field>
        <Field
          label={<FormattedMessage defaultMessage="Subject" id="LLtKhp" />}
          error={errors.subject?.message}
        >
          {(control) => <Input {...control} {...register('subject')} />}
        </Field>
        <Field
          label={<FormattedMessage defaultMessage="Category" id="ccXLVi" />}
          error={errors.category?.message}
        >
          {(control) => (
            <Select {...control} {...register('category')}>
              <option value="">
                {intl.formatMessage({ defaultMessage: 'Choose a category', id: 'H4hJvF' })}
              </option>
              {supportCategories.map((category) => (
                <option key={category} value={category}>
                  {intl.formatMessage(categoryNames[category])}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field
        label={<FormattedMessage defaultMessage="Message" id="T7Ry38" />}
        error={errors.message?.message}
      >
        {(control) => <Textarea {...control} {...register('message')} rows={8} />}
      </Field>
      <FormError error={error} />
      <div className="flex flex-col gap-3 min-[740px]:flex-row min-[740px]:items-center">
        <SendButton
          state={sent ? 'sent' : isSubmitting ? 'sending' : 'idle'}
          disabled={!isValid || !online}
        />
        <p role="status" className="text-ink-muted text-[15px]">
          {sent ? (
            <FormattedMessage
              defaultMessage="Your message has been sent. We answer within 48 hours."
              id="tDFjnu"
            />
          ) : (
            !online && (
              <FormattedMessage
                defaultMessage="You can send it as soon as you are online again. What you wrote stays."
                id="zOspVC"
              />
            )
          )}
        </p>
      </div>
    </form>
  )
}
