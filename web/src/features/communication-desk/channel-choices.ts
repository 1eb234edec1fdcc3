import { readChannel } from '@/domain/communication/channels.ts'
import { primaryGrades } from '@/domain/school/grades.ts'
import { everybody } from '@/lib/all-or-some.ts'

/** The channels of the specification, in its order (admin.md 9). */
export const allChannels: readonly string[] = [everybody, 'General', ...primaryGrades]

/** Whether there is such a channel, ALL among them. */
export const isChannel = (text: string): boolean =>
  text === everybody || readChannel(text) !== undefined
