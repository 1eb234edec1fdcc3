import { FormattedMessage } from 'react-intl'

/** Where the departmental head signs that she has seen the week. */
export function SignatureRow({ columns }: { columns: number }) {
  return (
    <tr className="signature-row">
      <td colSpan={columns}>
        <div className="signatures">
          <span>
            <FormattedMessage defaultMessage="Teacher" id="u7E3Yk" />
          </span>
          <span>
            <FormattedMessage defaultMessage="Departmental head (HOD)" id="F1okCu" />
          </span>
          <span>
            <FormattedMessage defaultMessage="Date" id="P7PLVj" />
          </span>
        </div>
      </td>
    </tr>
  )
}
