import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { SelectField } from '@/components/form/fields/select-field.tsx'
import { TextAreaField, TextField } from '@/components/form/fields/text-field.tsx'
import { Form } from '@/components/form/form.tsx'
import { supportCategories, supportFormSchema } from './contact-form-schema.ts'
import { SendBar } from './send-bar.tsx'
import { SendOnce, type SendingOnce } from './send-once.tsx'
import { useMessageForm } from './use-message-form.ts'

const categoryNames = defineMessages({
  General: { defaultMessage: 'General', id: '1rxZYc', description: 'Category of a question' },
  Technical: { defaultMessage: 'Technical', id: '4jsvdH', description: 'Category of a question' },
  Subscription: {
    defaultMessage: 'Subscription',
    id: 'RSPAUi',
    description: 'Category of a question',
  },
})

/** The sender's name and address, as far as they are known; both can be changed in the form. */
export interface Sender {
  userId: string
  name: string
  email: string
}

/** Sends a message to support. */
export function SupportForm({ sender }: { sender: Sender }) {
  return <SendOnce>{(sending) => <Message sender={sender} {...sending} />}</SendOnce>
}

function Message({
  sender: { userId, name, email },
  sent,
  onSent,
}: SendingOnce & { sender: Sender }) {
  const intl = useIntl()
  const form = useMessageForm({
    to: 'support',
    schema: supportFormSchema(intl),
    values: { name, email, subject: '', category: '', message: '' },
    draft: `support.${userId}`, // One person's words are not shown to the next one at the same window.
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
          hint={<FormattedMessage defaultMessage="We reply to this address." id="CqxcPl" />}
          type="email"
          autoComplete="email"
        />
        <TextField
          form={form}
          name="subject"
          label={<FormattedMessage defaultMessage="Subject" id="LLtKhp" />}
        />
        <SelectField
          form={form}
          name="category"
          label={<FormattedMessage defaultMessage="Category" id="ccXLVi" />}
          options={supportCategories.map((category) => ({
            value: category,
            label: intl.formatMessage(categoryNames[category]),
          }))}
          none={intl.formatMessage({ defaultMessage: 'Choose a category', id: 'H4hJvF' })}
        />
      </div>
      <TextAreaField
        form={form}
        name="message"
        label={<FormattedMessage defaultMessage="Message" id="T7Ry38" />}
        rows={8}
      />
    </Form>
  )
}
