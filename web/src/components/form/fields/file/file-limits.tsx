import { FormattedList, FormattedMessage } from 'react-intl'
import { FileSize } from '@/components/file-size.tsx'
import { typeNames } from '../../file-types.ts'
import type { FileLimits } from '../../schema-facts.ts'

/** Which files are taken, said before one is chosen. */
export function FileLimitsHint({ limits: { types, most } }: { limits: FileLimits }) {
  const kinds =
    types.length === 0 ? null : <FormattedList type="disjunction" value={typeNames(types)} />
  const size = most === null ? null : <FileSize bytes={most} />
  if (kinds === null) {
    return (
      size && <FormattedMessage defaultMessage="At most {size}." id="sOVbLc" values={{ size }} />
    )
  }
  return size === null ? (
    <FormattedMessage
      defaultMessage="{kinds} only."
      id="piKYsx"
      values={{ kinds }}
      description="Kinds of files, such as PDF or PNG"
    />
  ) : (
    <FormattedMessage
      defaultMessage="{kinds} only, at most {size}."
      id="FltyAj"
      values={{ kinds, size }}
      description="Kinds of files, such as PDF or PNG, and how large they may be"
    />
  )
}
