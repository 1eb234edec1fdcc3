import { defineMessages } from 'react-intl'

/** The sentences for error codes of tags, categories, bundles, the content check, imports and changes of many, and of the views of lists, a part of `serverMessages`. */
export const shelfMessages = defineMessages({
  category_not_found: { defaultMessage: 'There is no such category any more.', id: 'PXg6X+' },
  category_target_deleted: {
    defaultMessage: 'This category is deleted, so nothing can be moved into it.',
    id: 'qCgqIC',
  },
  content_check_not_found: {
    defaultMessage: 'This check is no longer known. Start a new one.',
    id: 'CjRVe+',
  },
  import_malformed: {
    defaultMessage: 'This file cannot be imported: it has no columns, or more than 50,000 rows.',
    id: 'aXx/Ib',
  },
  run_not_checked: { defaultMessage: 'Please check the file first.', id: 'EIsRt5' },
  content_file_not_whole: {
    defaultMessage: 'The stored file is not what was sent. Please remove it and upload it again.',
    id: 'kF3FGM',
  },
  list_view_not_found: { defaultMessage: 'This view is no longer there.', id: 'K7C5e4' },
  list_views_full: {
    defaultMessage: 'You have 30 views of this list. Delete one first.',
    id: 'KBNEuR',
  },
  file_address_not_allowed: {
    defaultMessage:
      'A file is fetched from an https address only, without a name or password in it',
    id: 'aOn/BH',
  },
  file_address_private: { defaultMessage: 'This address is not on the internet', id: '6LXFeB' },
  file_too_many_redirects: {
    defaultMessage: 'This address leads on to others more than three times',
    id: 'JsYB5b',
  },
  file_type_not_allowed: {
    defaultMessage: 'This is none of the kinds of files that are taken',
    id: 'DGt1L3',
  },
  file_not_reached: { defaultMessage: 'There is no file at this address', id: '6mSeRg' },
  run_not_found: { defaultMessage: 'This is no longer there. Please begin again.', id: 'cz4ZDE' },
  run_stopped: {
    defaultMessage: 'This was stopped, or is being taken back in another window.',
    id: '/3t54C',
  },
  run_too_old: {
    defaultMessage:
      'It is too long ago to be taken back. An import can be taken back for 30 days, a change of many for 90.',
    id: '/W+EEw',
  },
  tag_merge_same: { defaultMessage: 'Choose another tag to merge this one into.', id: 'rHGyOR' },
})
