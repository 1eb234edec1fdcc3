/** How something comes to its buyer; a bundle may hold both. */
export type HowItComes = 'posted' | 'downloaded' | 'both'

export function howItComes({
  physical,
  members,
}: {
  physical: boolean
  /** Of a bundle; empty for a resource. */
  members: readonly { physical: boolean }[]
}): HowItComes {
  if (!physical) return 'downloaded'
  return members.some((member) => !member.physical) ? 'both' : 'posted'
}
