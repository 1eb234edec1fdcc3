import { useIntl } from 'react-intl'
import { Select } from '@/components/ui/select.tsx'
import type { Version } from '@/domain/papers/versions/version-b.ts'

/** Which version of a paper is on the sheet; its memorandum is of the same one. */
export function VersionChoice({
  shown,
  onShow,
}: {
  shown: Version
  onShow: (version: Version) => void
}) {
  const intl = useIntl()
  return (
    <div className="w-36 max-[739px]:order-last max-[419px]:w-full">
      <Select
        aria-label={intl.formatMessage({ defaultMessage: 'Version of the paper', id: 'Ja/Nz8' })}
        value={shown}
        onChange={({ target }) => onShow(target.value === 'B' ? 'B' : 'A')}
      >
        <option value="A">
          {intl.formatMessage({ defaultMessage: 'Version A', id: 'xfyzRl' })}
        </option>
        <option value="B">
          {intl.formatMessage({ defaultMessage: 'Version B', id: 'T8dHSY' })}
        </option>
      </Select>
    </div>
  )
}
