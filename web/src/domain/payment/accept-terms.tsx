import { FormattedMessage } from 'react-intl'
import { paths } from '@/config/paths.ts'

/** What is ticked before paying and before a change of what is paid. The terms open beside the page. */
export function AcceptTerms() {
  return (
    <FormattedMessage
      defaultMessage="I have read and accept the <link>terms and conditions</link>."
      id="VQWOtg"
      values={{
        link: (words) => (
          <a
            href={paths.terms.href()}
            target="_blank"
            rel="noopener"
            className="text-board underline"
          >
            {words}
          </a>
        ),
      }}
    />
  )
}
