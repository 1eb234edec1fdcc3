import { defineList } from '@/components/list/define-list.ts'
import { checkboxFilter } from '@/components/list/filters.ts'
import { withDialog } from '@/components/list/use-dialogs.ts'
import { adminPaths } from '@/config/admin-paths.ts'
import type { AnnouncementFilter } from '@/graphql/schema-types.generated.ts'
import { addressees, heads, phrases, words } from './announcement-words.ts'
import { AnnouncementsDocument, AnnouncementsSearchDocument } from './announcements.generated.ts'

/** The announcements, the newest first (A2.12). The total comes with the rows: there are a few hundred at most. */
export const announcements = defineList({
  id: 'announcements',
  path: adminPaths.announcements.href(),
  words: {
    ...words,
    title: adminPaths.announcements.name,
    search: { label: words.search, placeholder: words.placeholder },
  },
  documents: { page: AnnouncementsDocument, search: AnnouncementsSearchDocument },
  columns: [
    { key: 'title', header: heads.title, kind: 'text', sort: true, value: ({ title }) => title },
    {
      key: 'sendTo',
      header: heads.sendTo,
      kind: 'text',
      card: 'subtitle',
      value: ({ sendTo }, intl) =>
        sendTo.includes('ALL')
          ? intl.formatMessage(addressees.all)
          : intl.formatMessage(
              {
                defaultMessage: '{count, plural, one {# teacher} other {# teachers}}',
                id: 'hYfuRL',
              },
              { count: sendTo.length },
            ),
    },
    {
      key: 'readCount',
      header: heads.readBy,
      phrase: phrases.readBy,
      kind: 'number',
      value: ({ readCount }) => readCount,
    },
    {
      key: 'createdAt',
      header: heads.created,
      kind: 'datetime',
      sort: true,
      descendingFirst: true,
      value: ({ createdAt }) => createdAt,
    },
  ],
  filters: {
    all: checkboxFilter<AnnouncementFilter>({
      label: addressees.all,
      where: { sendTo: { contains: ['ALL'] } },
    }),
  },
  defaultSort: { column: 'createdAt', descending: true },
  pageSizes: [25, 50, 100],
  live: 'announcement',
  open: ({ id }, search) => ({ search: withDialog(search, 'edit', id) }),
})
