import { useIntl, type IntlShape } from 'react-intl'
import { defineList } from '@/components/list/define-list.ts'
import { checkboxFilter, choiceFilter } from '@/components/list/filters.ts'
import { withDialog } from '@/components/list/use-dialogs.ts'
import { adminPaths } from '@/config/admin-paths.ts'
import type { CommunicationFilter } from '@/graphql/schema-types.generated.ts'
import { everybody } from '@/lib/all-or-some.ts'
import { stateBadge, stateOf, unsentWord } from './communication-state.ts'
import { channelsInWords, channelWords, heads, words } from './communication-words.ts'
import { allChannels, isChannel } from './channel-choices.ts'
import {
  CommunicationsDocument,
  CommunicationsSearchDocument,
  type CommunicationRow_CommunicationFragment,
} from './communications.generated.ts'

const channelsOf = ({ sendTo }: CommunicationRow_CommunicationFragment, intl: IntlShape) =>
  sendTo.length === 0 ? null : channelsInWords(intl, sendTo.map(String))

const useChannelOptions = () => {
  const intl = useIntl()
  return allChannels.map((value) => ({ value, label: channelWords(intl, value) }))
}

/** What was and will be sent to teachers, the newest first (A2.12). The total comes with the rows: there are a few hundred. */
export const communications = defineList({
  id: 'communications',
  path: adminPaths.communicationDesk.href(),
  words: {
    ...words,
    title: adminPaths.communicationDesk.name,
    search: { label: words.search, placeholder: words.placeholder },
  },
  documents: { page: CommunicationsDocument, search: CommunicationsSearchDocument },
  columns: [
    {
      key: 'subject',
      header: heads.subject,
      kind: 'text',
      sort: true,
      value: ({ subject }) => subject,
    },
    {
      key: 'publishDate',
      header: heads.publishDate,
      kind: 'datetime',
      sort: true,
      descendingFirst: true,
      value: ({ publishDate }) => publishDate,
    },
    { key: 'sendTo', header: heads.sendTo, kind: 'text', value: channelsOf },
    {
      key: 'status',
      header: heads.status,
      kind: 'status',
      value: (row) => stateOf(row),
      badge: stateBadge,
    },
  ],
  filters: {
    channel: choiceFilter<CommunicationFilter>({
      label: heads.channel,
      options: useChannelOptions,
      knows: isChannel,
      // As on the teacher's page: a channel shows what is for all channels too.
      where: (channel) => ({ sendTo: { overlaps: [everybody, channel] } }),
    }),
    unsent: checkboxFilter<CommunicationFilter>({
      label: unsentWord,
      where: { sendTo: { containedBy: [] } },
    }),
  },
  defaultSort: { column: 'publishDate', descending: true },
  pageSizes: [25, 50, 100],
  live: 'communication',
  open: ({ id }, search) => ({ search: withDialog(search, 'edit', id) }),
})
