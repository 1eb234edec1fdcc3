import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl'
import { errorSentence } from '@/i18n/error-messages.ts'
import { toAppError } from '@/lib/errors.ts'

/** Why a row of a list of schools is not taken; the words are those of read_school_rows() and school_refusal(). */
const rowWords: Record<string, MessageDescriptor> = defineMessages({
  import_emis_missing: { defaultMessage: 'The number is missing', id: 'dYqPrX' },
  import_emis_malformed: { defaultMessage: '{cell}: a number has 6 to 12 digits', id: '0423xV' },
  import_row_repeated: { defaultMessage: 'A row further up has the number {cell}', id: 'W72XeP' },
  import_name_missing: { defaultMessage: 'The name is missing', id: 'VKgG58' },
  import_school_taken: {
    defaultMessage:
      'The list has a school of this name in this town already, with another number or none',
    id: 'B8OyC0',
  },
  import_claim_repeated: {
    defaultMessage: 'A row further up has a school of this name in this town',
    id: 'f8eLfL',
  },
  import_province_missing: { defaultMessage: 'The province is missing', id: 'jY0hN4' },
  import_province_not_known: { defaultMessage: '{cell} is not a province', id: '4RqF1N' },
  import_school_not_open: {
    defaultMessage: '{cell}: the list accepts open schools only',
    id: 'UPVGRU',
  },
  import_text_too_long: { defaultMessage: 'This text is too long', id: 'VUbqwI' },
  import_cell_error: {
    defaultMessage: 'The spreadsheet shows an error here, and no value',
    id: 'Dov1Tg',
  },
  import_value_refused: { defaultMessage: 'The list does not accept this value', id: 'EmTQDu' },
  not_there: { defaultMessage: 'This school no longer exists', id: 'Er8Inu' },
  changed_since: { defaultMessage: 'Somebody has changed it since the check', id: 'p/QzUj' },
  in_use: {
    defaultMessage: 'The school stays: teachers, lessons, papers or templates use it',
    id: 'IlKk7H',
  },
})

/** The sentence for an error of a row; one of the server's own words has the sentence that it has everywhere. */
export function rowSentence(intl: IntlShape, word: string, cell: string): string {
  const message = rowWords[word]
  return message === undefined
    ? errorSentence(intl, toAppError({ message: word }))
    : intl.formatMessage(message, { cell })
}
