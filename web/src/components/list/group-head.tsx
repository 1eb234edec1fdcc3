import { FormattedMessage } from 'react-intl'

/** The value that the rows below share, and how many of them are on this page. */
export function GroupHead({ name, count, width }: { name: string; count: number; width: number }) {
  return (
    <tr className="border-line bg-paper-deep/50 border-b">
      <th scope="rowgroup" colSpan={width} className="h-9 px-5 text-left text-[13px] font-semibold">
        {name === '' ? <FormattedMessage defaultMessage="Without" id="xRkUEP" /> : name}
        <span className="text-ink-muted ml-2 font-normal">
          <FormattedMessage
            defaultMessage="{count, plural, one {# on this page} other {# on this page}}"
            id="uJkYBh"
            values={{ count }}
          />
        </span>
      </th>
    </tr>
  )
}
