import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl'
import { errorSentence } from '@/i18n/error-messages.ts'
import { toAppError } from '@/lib/errors.ts'

/** Why a cell or a row cannot be taken; the words are those of check_import() and carry_out_run() (docs/decisions/116, 165). */
const rowWords: Record<string, MessageDescriptor> = defineMessages({
  import_title_missing: { defaultMessage: 'Title is required', id: 'Lp3DO2' },
  import_sku_malformed: { defaultMessage: 'A SKU is a whole number', id: 'dyg/pJ' },
  import_price_malformed: {
    defaultMessage: 'This is no amount in rand, or it could be read as two',
    id: 'L4BV3x',
  },
  import_discount_malformed: { defaultMessage: 'A discount is 0 to 100 per cent.', id: '9gA/7s' },
  import_flag_malformed: { defaultMessage: 'Write yes or no', id: 'AiFF0f' },
  import_date_malformed: {
    defaultMessage: 'Write a date as 2026-02-03 or 03/02/2026',
    id: '9wCkdo',
  },
  import_category_not_known: { defaultMessage: 'There is no such category', id: '96smhP' },
  import_category_ambiguous: {
    defaultMessage: 'Several categories are called that. Write the whole path: grade-4/mathematics',
    id: 'j5KjbU',
  },
  import_tag_not_known: { defaultMessage: 'There is no such tag', id: 'BUxtAN' },
  import_video_malformed: {
    defaultMessage: 'One or more video IDs are invalid. Use YouTube or Vimeo IDs.',
    id: 'RpqSh2',
  },
  import_file_not_found: { defaultMessage: 'A file with this key is not stored', id: '4yunA2' },
  file_too_large: {
    defaultMessage:
      'This file is too large: from an address 50 MB, a picture 10 MB, from a folder 200 MB',
    id: 'S/654i',
  },
  file_name_not_found: { defaultMessage: 'No file of this name was chosen', id: 'kYzmKt' },
  file_name_ambiguous: {
    defaultMessage: 'Several chosen files have this name. Write its folder too',
    id: 'xaZv/N',
  },
  import_number_malformed: { defaultMessage: 'A whole number from 1', id: 'KT4ITF' },
  import_term_malformed: { defaultMessage: 'A term is 1 to 4', id: 'wGC3Zk' },
  import_language_malformed: { defaultMessage: 'Write en or af', id: 'VL9YKp' },
  import_questions_malformed: { defaultMessage: 'These questions cannot be read', id: 'HzIDq9' },
  import_kind_conflict: {
    defaultMessage: 'A resource is either posted or for subscribers',
    id: '8fBpzv',
  },
  import_product_not_found: { defaultMessage: 'There is no resource with this id', id: 's0D9ni' },
  import_row_repeated: { defaultMessage: 'The same resource stands further up', id: 'C8sJJH' },
  not_there: { defaultMessage: 'There is no resource with this id', id: 's0D9ni' },
  changed_since: {
    defaultMessage: 'Somebody has changed it since the check',
    id: 'p/QzUj',
  },
  import_cell_error: {
    defaultMessage: 'The spreadsheet shows an error here, and no value',
    id: 'Dov1Tg',
  },
  import_claim_repeated: { defaultMessage: 'Another row of the file has this SKU', id: 'I88EJ1' },
  import_pictures_too_many: { defaultMessage: 'A resource has at most ten pictures', id: 'bfDgDI' },
  import_text_too_long: { defaultMessage: 'This text is too long', id: 'VUbqwI' },
  import_value_refused: { defaultMessage: 'The shop does not take this value', id: 'HPfYjy' },
  product_sku_taken: { defaultMessage: 'Another resource has this SKU already', id: 'aHynOD' },
})

/** The sentence for an error of a row; one of the server's own words has the sentence that it has everywhere. */
export function rowSentence(intl: IntlShape, word: string): string {
  const message = rowWords[word]
  return message === undefined
    ? errorSentence(intl, toAppError({ message: word }))
    : intl.formatMessage(message)
}
