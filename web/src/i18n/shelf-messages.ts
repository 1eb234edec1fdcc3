import { defineMessages } from 'react-intl'

/** The sentences for error codes of tags, categories, bundles and the content check, a part of `serverMessages`. */
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
  tag_merge_same: { defaultMessage: 'Choose another tag to merge this one into.', id: 'rHGyOR' },
})
