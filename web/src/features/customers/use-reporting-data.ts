import { useApolloClient, useMutation } from '@apollo/client/react'
import { useIntl } from 'react-intl'
import { CreateReportingDataDocument } from './create-reporting-data.generated.ts'
import { errorSentence } from '@/i18n/error-messages.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { reloadCustomers } from './reload-customers.ts'

/** Rebuilds the table of customers, shows how many there are, and reloads the list. */
export function useReportingData(): { pending: boolean; create: () => Promise<void> } {
  const intl = useIntl()
  const client = useApolloClient()
  const [run, { loading }] = useMutation(CreateReportingDataDocument)
  const create = async () => {
    try {
      const { data } = await run()
      const count = data?.createReportingData ?? 0
      showSnack(
        'done',
        intl.formatMessage(
          {
            defaultMessage:
              'The reporting data is up to date: {count, plural, one {# person} other {# people}}.',
            id: 'TtxHgc',
          },
          { count },
        ),
      )
      await reloadCustomers(client)
    } catch (error) {
      showSnack('error', errorSentence(intl, error))
    }
  }
  return { pending: loading, create }
}
