import { FormattedMessage, useIntl } from 'react-intl'
import { TextAreaField, TextField } from '@/components/form/fields/text-field.tsx'
import { Form } from '@/components/form/form.tsx'
import { contactFormSchema } from './contact-form-schema.ts'
import { SendBar } from './send-bar.tsx'
import { SendOnce, type SendingOnce } from './send-once.tsx'
import { useMessageForm } from './use-message-form.ts'

/** Sends a message to the shop. */
export function ContactForm() {
  return <SendOnce>{(sending) => <Message {...sending} />}</SendOnce>
}

function Message({ sent, onSent }: SendingOnce) {
  const intl = useIntl()
  const form = useMessageForm({
    to: 'contact',
    schema: contactFormSchema(intl),
    values: { name: '', email: '', subject: '', message: '' },
    draft: 'contact',
    onSent,
  })
  return (
    <Form form={form} className="grid gap-5" footer={<SendBar form={form} sent={sent} />}>
      <div className="grid items-start gap-5 min-[740px]:grid-cols-2">
        <TextField
          form={form}
          name="name"
          label={<FormattedMessage defaultMessage="Name" id="HAlOn1" />}
          autoComplete="name"
        />
        <TextField
          form={form}
          name="email"
          label={<FormattedMessage defaultMessage="Email" id="sy+pv5" />}
          type="email"
          autoComplete="email"
        />
      </div>
      <TextField
        form={form}
        name="subject"
        label={<FormattedMessage defaultMessage="Subject" id="LLtKhp" />}
      />
      <TextAreaField
        form={form}
        name="message"
        label={<FormattedMessage defaultMessage="Message" id="T7Ry38" />}
        rows={6}
      />
    </Form>
  )
}
