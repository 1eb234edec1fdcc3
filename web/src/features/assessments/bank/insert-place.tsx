import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '@/components/form/field.tsx'
import { Select } from '@/components/ui/select.tsx'
import { usePaper } from '../editor/editor-context.ts'
import { questionsOf } from '../paper/paper.ts'

/** Where the next question is inserted: the id of a question that it follows, "start", or empty for the end. */
export function InsertPlaceSelect({
  value,
  onValue,
}: {
  value: string
  onValue: (value: string) => void
}) {
  const intl = useIntl()
  // A text, so that typing into a question draws nothing here.
  const ids = usePaper((paper) => JSON.stringify(questionsOf(paper).map(({ id }) => id)))
  const questions = JSON.parse(ids) as string[] // what was written above
  return (
    <Field
      label={<FormattedMessage defaultMessage="Insert" id="a40Ph3" description="Where to" />}
      error={undefined}
    >
      {(control) => (
        <Select
          {...control}
          value={value === 'start' || questions.includes(value) ? value : ''}
          onChange={({ target }) => onValue(target.value)}
        >
          <option value="">
            {intl.formatMessage({ defaultMessage: 'At the end', id: 'TBIYYv' })}
          </option>
          {questions.length > 0 && (
            <option value="start">
              {intl.formatMessage({ defaultMessage: 'At the start', id: 'MJBzql' })}
            </option>
          )}
          {questions.map((id, index) => (
            <option key={id} value={id}>
              {intl.formatMessage(
                { defaultMessage: 'After question {number}', id: 'ZnhEIs' },
                { number: index + 1 },
              )}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
