import { FormattedMessage, useIntl } from 'react-intl'
import type { HeadChange } from './compare-papers.ts'

/** "Also changed since: title, instructions." */
export function HeadChanges({ changes }: { changes: readonly HeadChange[] }) {
  const intl = useIntl()
  if (changes.length === 0) return null
  const names: Record<HeadChange, string> = {
    title: intl.formatMessage({ defaultMessage: 'title', id: 'xl217p' }),
    minutes: intl.formatMessage({ defaultMessage: 'time', id: 'nTBG1b' }),
    instructions: intl.formatMessage({ defaultMessage: 'instructions', id: 'WxgvDN' }),
    headings: intl.formatMessage({ defaultMessage: 'headings', id: '+UlTf+' }),
    translation: intl.formatMessage({ defaultMessage: 'second language', id: 'bxMTcI' }),
    look: intl.formatMessage({ defaultMessage: 'complexity or font', id: 'qSKOqe' }),
  }
  return (
    <p className="text-sm">
      <FormattedMessage
        defaultMessage="Changed since then: {names}."
        id="VHxxuh"
        values={{ names: intl.formatList(changes.map((one) => names[one])) }}
      />
    </p>
  )
}
