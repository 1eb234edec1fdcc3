import { FormattedMessage, useIntl } from 'react-intl'
import { PageHead } from '@/components/page-head.tsx'
import { LegalText, LegalTextsDate } from '@/features/legal/legal-text.tsx'
import { legalMenuNames, legalTitles } from '@/features/legal/legal-texts.ts'

/** The parts of /terms in their order. */
const parts = ['terms-conditions', 'privacy-policy', 'refunds-returns'] as const

/** All terms that a buyer agrees to, on one page. */
export function Component() {
  const intl = useIntl()
  return (
    <div className="page py-10 min-[740px]:py-16">
      <PageHead
        title={intl.formatMessage({ defaultMessage: 'Terms', id: 'xkr+zo' })}
        description={intl.formatMessage({
          defaultMessage:
            'Kryt’s terms and conditions, privacy policy, and refund and returns policy.',
          id: 'apKcKb',
        })}
      />
      <h1 className="text-[36px] min-[740px]:text-[48px]">
        <FormattedMessage defaultMessage="Terms" id="xkr+zo" />
      </h1>
      <nav
        aria-label={intl.formatMessage({ defaultMessage: 'On this page', id: 'TM7OHi' })}
        className="mt-6"
      >
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {parts.map((part) => (
            <li key={part}>
              <a
                href={`#${part}`}
                className="text-board inline-flex min-h-10 items-center underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                <FormattedMessage {...legalMenuNames[part]} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6">
        <LegalTextsDate />
      </div>
      {parts.map((part) => (
        <section key={part} id={part} className="scroll-mt-24 pt-14">
          <h2 className="mb-6 text-[28px] min-[740px]:text-[36px]">
            <FormattedMessage {...legalTitles[part]} />
          </h2>
          <LegalText name={part} />
        </section>
      ))}
    </div>
  )
}
