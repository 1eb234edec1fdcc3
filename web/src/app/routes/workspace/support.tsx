import { FormattedMessage, useIntl } from 'react-intl'
import { useLoaderData } from 'react-router-dom'
import { PageTitle } from '@/components/page-title.tsx'
import { SupportForm, type Sender } from '@/features/contact/support-form.tsx'
import { apolloClient } from '@/graphql/client.ts'
import { SupportSenderDocument } from './support-sender.generated.ts'
import { currentSession } from '@/lib/session.ts'

/**
 * Fills in the sender's name and address. The form works without them, so a profile that cannot be read
 * only leaves the name empty.
 */
export async function loader(): Promise<Sender> {
  const session = currentSession()
  if (session.status !== 'signed-in') return { userId: '', name: '', email: '' }
  const { id, email } = session.user
  const { data } = await apolloClient
    .query({ query: SupportSenderDocument, variables: { userId: id } })
    .catch(() => ({ data: undefined }))
  const profile = data?.teacherProfileCollection.edges[0]?.node
  return {
    userId: id,
    name: [profile?.name, profile?.surname].filter(Boolean).join(' '),
    email: email ?? '',
  }
}

/** Loading again would overwrite what is being typed. */
export const shouldRevalidate = () => false

/** The form to ask for help (T2.8). */
export function Component() {
  const intl = useIntl()
  const sender = useLoaderData<Sender>()
  const title = intl.formatMessage({ defaultMessage: 'Support', id: 'HqRNN8' })
  return (
    <div className="max-w-3xl">
      <PageTitle title={title} />
      <h1 className="text-3xl">{title}</h1>
      <p className="text-ink-muted reading mt-2 mb-8">
        <FormattedMessage
          defaultMessage="Tell us what does not work or what you miss. We answer from Monday to Friday, 08:00 to 17:00, within 48 hours."
          id="5GP9zr"
        />
      </p>
      <SupportForm sender={sender} />
    </div>
  )
}
