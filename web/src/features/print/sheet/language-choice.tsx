import { useIntl } from 'react-intl'
import { Select } from '@/components/ui/select.tsx'
import type { Languages } from '@/domain/papers/paper-languages.ts'

/** For a paper in two languages: which of them are on the sheet. */
export function LanguageChoice({
  own,
  shown,
  onShow,
}: {
  /** The paper's own language; the other one is its second. */
  own: 'en' | 'af'
  shown: Languages
  onShow: (languages: Languages) => void
}) {
  const intl = useIntl()
  const english = intl.formatMessage({ defaultMessage: 'English', id: 'WkrNSk' })
  const afrikaans = intl.formatMessage({ defaultMessage: 'Afrikaans', id: 'GAyB2V' })
  const names: Record<Languages, string> = {
    own: own === 'en' ? english : afrikaans,
    other: own === 'en' ? afrikaans : english,
    both: intl.formatMessage({ defaultMessage: 'Both languages', id: 'pqblbN' }),
  }
  return (
    <div className="w-44 max-[739px]:order-last max-[419px]:w-full">
      <Select
        aria-label={intl.formatMessage({ defaultMessage: 'Language of the paper', id: '8E9Nqr' })}
        value={shown}
        onChange={({ target }) => onShow(target.value as Languages)} // the options below
      >
        {(['own', 'other', 'both'] as const).map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </Select>
    </div>
  )
}
