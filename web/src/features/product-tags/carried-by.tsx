import { FormattedMessage } from 'react-intl'
import type { Tag } from './tags.ts'

/** How many resources and bundles carry a tag. */
export function CarriedBy({ tag: { resources, bundles } }: { tag: Tag }) {
  return bundles === 0 ? (
    <FormattedMessage
      defaultMessage="{resources, plural, one {# resource} other {# resources}}"
      id="+fa7yj"
      values={{ resources }}
    />
  ) : (
    <FormattedMessage
      defaultMessage="{resources, plural, one {# resource} other {# resources}}, {bundles, plural, one {# bundle} other {# bundles}}"
      id="HbseuS"
      values={{ resources, bundles }}
    />
  )
}
