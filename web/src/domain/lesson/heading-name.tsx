import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl'

const names: Record<string, MessageDescriptor> = defineMessages({
  Grade: { defaultMessage: 'Grade', id: 'qXTiEd' },
  Date: { defaultMessage: 'Date', id: 'P7PLVj' },
  Term: { defaultMessage: 'Term', id: 'qTy5se' },
  Total: { defaultMessage: 'Total', id: 'MJ2jZQ' },
  Time: { defaultMessage: 'Time', id: 'ug01Mk' },
})

/** A heading of a lesson in the reader's language; one of the teacher's own as it was written. */
export function HeadingName({ label }: { label: string }) {
  const name = names[label]
  return name === undefined ? label : <FormattedMessage {...name} />
}
