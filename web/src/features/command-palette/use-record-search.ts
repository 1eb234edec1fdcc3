import { skipToken, useQuery } from '@apollo/client/react'
import { useIntl } from 'react-intl'
import { z } from 'zod/mini'
import { judge } from '@/config/access.ts'
import { useGroups } from '@/lib/groups.ts'
import { useSettled } from '@/lib/use-settled.ts'
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts'
import { recordKinds } from './record-kinds.ts'
import { SearchBackOfficeDocument } from './search-back-office.generated.ts'

/** How long nothing must be typed before the server is asked. */
const restMs = 180
/** The database finds nothing for fewer letters. */
const fewest = 3

const hitsSchema = z.array(z.unknown())

export interface RecordSearch {
  groups: PaletteGroup[]
  /** An answer is on its way. */
  busy: boolean
  error: unknown
}

/** Records that contain every word, in groups by kind. Only kinds that this person may open are searched. */
export function useRecordSearch(words: string): RecordSearch {
  const intl = useIntl()
  const groups = useGroups()
  const wanted = words.trim()
  const settled = useSettled(wanted, restMs)
  const kinds = recordKinds.filter(({ access }) => judge(access, groups) === 'open')
  const asks = settled.length >= fewest && kinds.length > 0
  const { data, error } = useQuery(
    SearchBackOfficeDocument,
    asks
      ? {
          variables: { words: settled, kinds: kinds.map(({ kind }) => kind) },
          // The cache may hold old names.
          fetchPolicy: 'network-only',
        }
      : skipToken,
  )
  const isTyped = wanted.length >= fewest
  const hits = isTyped && asks ? hitsSchema.parse(JSON.parse(data?.searchBackOffice ?? '[]')) : []
  return {
    groups: kinds
      .map(({ kind, label, opens, read }) => ({
        value: intl.formatMessage(label),
        opens: opens && intl.formatMessage(opens),
        items: hits
          .map((hit) => read(hit, intl))
          .filter((entry) => entry !== null)
          .map((entry): PaletteEntry => ({ ...entry, kind })),
      }))
      .filter(({ items }) => items.length > 0),
    busy: isTyped && kinds.length > 0 && (wanted !== settled || (data === undefined && !error)),
    error: isTyped && wanted === settled ? error : undefined,
  }
}
