import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '@/components/form/field.tsx'
import { Select } from '@/components/ui/select.tsx'
import { useEdit, useEditor, usePaper } from './editor-context.ts'

/** Whose teachers may use a shared template; a teacher's own paper asks for no school. */
export function SchoolSelect() {
  const intl = useIntl()
  const edit = useEdit()
  const { schools } = useEditor().choices
  const schoolId = usePaper((paper) => paper.meta.schoolId)
  if (schools === undefined) return null
  return (
    <Field
      label={<FormattedMessage defaultMessage="School (optional)" id="RA8Xn1" />}
      error={undefined}
    >
      {(control) => (
        <Select
          {...control}
          value={schoolId}
          onChange={({ target }) => edit({ kind: 'meta', change: { schoolId: target.value } })}
        >
          <option value="">
            {intl.formatMessage({ defaultMessage: 'No school', id: 'EybU8Z' })}
          </option>
          {schools.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
