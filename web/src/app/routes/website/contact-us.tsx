import { useIntl } from 'react-intl'
import { PageHead } from '@/components/page-head.tsx'
import { Contact } from './sections/contact.tsx'

export function Component() {
  const intl = useIntl()
  return (
    <>
      <PageHead
        title={intl.formatMessage({ defaultMessage: 'Contact Us', id: 'hZOGLS' })}
        description={intl.formatMessage({
          defaultMessage:
            'Ask us about a resource, an order or your account. We answer from Monday to Friday, 08:00 to 17:00, within 48 hours.',
          id: 'pdbF2Z',
        })}
      />
      <Contact heading="h1" />
    </>
  )
}
