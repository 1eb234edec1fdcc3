import { defineMessages } from 'react-intl'

/** The sentences for error codes of the list of products, a part of `serverMessages`. */
export const productMessages = defineMessages({
  content_file_not_corrected: {
    defaultMessage: 'This file was replaced or deleted meanwhile. Load the page again.',
    id: '+K/TCX',
  },
  content_file_not_named: {
    defaultMessage: 'This file was replaced or deleted meanwhile. Load the page again.',
    id: '+K/TCX',
  },
  correction_told: { defaultMessage: 'The buyers have been told already.', id: '8IOq2B' },
  content_file_not_stored: {
    defaultMessage: 'This file did not arrive whole. Please choose it again.',
    id: 'gsnMQ2',
  },
  file_too_large: { defaultMessage: 'A file has at most 200 MB.', id: 'QLJb5B' },
  pdf_not_readable: {
    defaultMessage: 'This PDF cannot be read: it is damaged, or asks for a password.',
    id: '2rPeQI',
  },
  product_change_malformed: { defaultMessage: 'This change is not complete.', id: 'vbMe6l' },
  product_filter_not_known: {
    defaultMessage: 'This filter cannot be used for a change. Please reload the page.',
    id: 'n+Ag+4',
  },
  product_in_use: {
    defaultMessage:
      'Somebody ordered this resource or has it in their library. Un-publish it instead: the shop no longer shows it, and nobody loses it.',
    id: 'x5lwiy',
  },
  sale_incomplete: {
    defaultMessage: 'A sale needs a percentage, a start and an end.',
    id: 'SoKC06',
  },
  video_id_invalid: {
    defaultMessage: 'One or more video IDs are invalid. Use YouTube or Vimeo IDs.',
    id: 'RpqSh2',
  },
  selection_changed: {
    defaultMessage: 'Other resources match the filter than when you picked. Nothing was changed.',
    id: 'xCygOQ',
  },
})
