import type { IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import { primaryGrades } from '@/domain/school/grades.ts'

const channelSchema = z.enum(['General', ...primaryGrades])

/** A list of communications by recipient; those sent to ALL appear in every channel. */
export type Channel = z.infer<typeof channelSchema>

/** The channel in an address; undefined if there is no such channel. */
export function readChannel(text: string): Channel | undefined {
  const parsed = channelSchema.safeParse(text)
  return parsed.success ? parsed.data : undefined
}

export function channelName(intl: IntlShape, channel: Channel): string {
  return channel === 'General'
    ? intl.formatMessage({
        defaultMessage: 'General',
        id: 'IcXG/O',
        description: 'Communications for all grades',
      })
    : intl.formatMessage({ defaultMessage: 'Grade {grade}', id: 'twbl5p' }, { grade: channel })
}

/**
 * The channels to offer, including the open one. None if only ALL and General apply to the reader, because
 * both lists would be the same.
 */
export function channelsToOffer(
  subscribed: readonly (string | null)[],
  open: Channel | null,
): Channel[] {
  const offered = new Set<string | null>([...subscribed, open])
  const chosen = primaryGrades.filter((grade) => offered.has(grade))
  return chosen.length === 0 && open === null ? [] : ['General', ...chosen]
}
